import './style.css';
import { FormField, type FormFieldProps } from './components/FormField';
import { NavLink } from './components/NavLink';
import { TableRow, type TableRowProps } from './components/TableRow';

const formFields: FormFieldProps[] = [
  { id: 'field-2', label: 'State', text: 'All states' },
  { id: 'field-3', label: 'Carrier', text: 'Any carrier' },
];

const tableRows: TableRowProps[] = [
  {
    checkboxClassName: 'size-4 shrink-0 accent-warning',
    label: '7718',
    checked: true,
    customer: 'Ines Ferreira',
    goods: 'Satchel, cognac',
    town: 'Porto',
    label2: 'Packed',
    total: '189.00',
  },
  {
    checkboxClassName: 'size-4 shrink-0',
    label: '7719',
    customer: 'Ruben Oyelaran',
    goods: 'Belt 95, black',
    town: 'Leeds',
    label2: 'Paid',
    total: '45.00',
  },
  {
    checkboxClassName: 'size-4 shrink-0 accent-warning',
    label: '7722',
    checked: true,
    customer: 'Greta Holm',
    goods: 'Notebook cover',
    town: 'Malm0',
    label2: 'Sent',
    total: '62.50',
  },
  {
    checkboxClassName: 'size-4 shrink-0',
    label: '7723',
    customer: 'Karim Haddad',
    goods: 'Wallet, olive',
    town: 'Lyon',
    label2: 'Paid',
    total: '58.00',
  },
  {
    checkboxClassName: 'size-4 shrink-0',
    label: '7725',
    customer: 'Emily Zhou',
    goods: 'Satchel, black',
    town: 'Bath',
    label2: 'On hold',
    total: '189.00',
  },
  {
    checkboxClassName: 'size-4 shrink-0',
    label: '7726',
    customer: 'Paolo Conti',
    goods: 'Key ring, three',
    town: 'Turin',
    label2: 'Packed',
    total: '27.00',
  },
  {
    checkboxClassName: 'size-4 shrink-0',
    label: '7730',
    customer: 'Anna Kowalska',
    goods: 'Belt 80, cognac',
    town: 'Gdynia',
    label2: 'Sent',
    total: '45.00',
  },
  {
    checkboxClassName: 'size-4 shrink-0',
    label: '7731',
    customer: 'Tom Brannigan',
    goods: 'Dog lead, long',
    town: 'Cork',
    label2: 'Returned',
    total: '39.00',
  },
];

export function Page() {
  return (
    <>
      <title>Orders of this week</title>
      <div className="bg-background pb-page text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main>
          <section className="bg-inverse py-3.5">
            <div className="mx-auto flex w-full max-w-row flex-wrap items-center justify-between gap-4 px-4 lg:flex-nowrap lg:justify-start lg:gap-x-10">
              <p className="font-bold whitespace-nowrap text-white">Tannery Road</p>
              <div
                className="left-auto h-full w-72 bg-inverse p-6 text-text open:flex open:flex-col lg:contents"
                id="menu"
                popover="auto"
              >
                <nav>
                  <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-7">
                    <li>
                      <NavLink label="Stock" />
                    </li>
                    <li>
                      <NavLink active label="Orders" />
                    </li>
                    <li>
                      <NavLink label="Customers" />
                    </li>
                    <li>
                      <NavLink label="Returns" />
                    </li>
                  </ul>
                </nav>
              </div>
              <button
                className="flex shrink-0 p-2 text-white lg:hidden"
                type="button"
                aria-label="Menu"
                popoverTarget="menu"
              >
                <svg className="size-6" aria-hidden="true" viewBox="0 0 24 24">
                  <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                </svg>
              </button>
            </div>
          </section>
          <div className="mx-auto mt-8 w-full max-w-container px-4">
            <h1 className="text-2xl font-bold">Orders of this week</h1>
            <form className="mt-5 flex flex-col gap-4 lg:flex-row lg:items-start lg:gap-x-2.5">
              <div className="flex flex-col gap-1 lg:min-w-0 lg:flex-1">
                <label className="text-xs text-muted-500" htmlFor="field-1">
                  Search
                </label>
                <input
                  className="w-full rounded-lg border border-border bg-white px-2.5 py-1.5 text-sm text-ink placeholder:text-ink"
                  id="field-1"
                  type="search"
                  placeholder="Number, name or town"
                />
              </div>
              <div className="grid grid-cols-1 gap-2 md:grid-cols-2 lg:w-row-space lg:shrink-0">
                {formFields.map((formField) => (
                  <FormField key={formField.id} {...formField} />
                ))}
              </div>
              <button
                className="inline-block shrink-0 rounded-lg bg-inverse px-5 py-2 text-sm font-bold text-white hover:bg-inverse-700 motion-safe:transition-colors lg:mt-5"
                type="submit"
              >
                Apply
              </button>
            </form>
            <div className="mt-3.5 flex flex-col gap-1 rounded-xl border border-border-200 bg-white pt-2.5 pb-3.5">
              <div className="overflow-x-auto" role="group" aria-label="Table" tabIndex={0}>
                <table className="w-full">
                  <colgroup>
                    <col className="w-20" />
                    <col className="w-column" />
                    <col className="w-column-lg" />
                    <col className="w-56" />
                    <col className="w-32" />
                    <col className="w-column-xl" />
                    <col className="w-16" />
                  </colgroup>
                  <thead>
                    <tr className="border-b border-border-100">
                      <th className="py-2 pr-2 pl-3.5 text-left" scope="col">
                        <input className="size-4 shrink-0" type="checkbox" aria-label="Order" />
                      </th>
                      <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                        Order
                      </th>
                      <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                        Customer
                      </th>
                      <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                        Goods
                      </th>
                      <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                        Town
                      </th>
                      <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                        State
                      </th>
                      <th className="py-2 pr-2 pl-3.5 text-right text-xs whitespace-nowrap text-muted" scope="col">
                        Total
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {tableRows.map((tableRow) => (
                      <TableRow key={tableRow.label} {...tableRow} />
                    ))}
                  </tbody>
                </table>
              </div>
              <div className="flex flex-wrap items-center gap-1.5 pl-6 lg:pl-row-space-lg">
                <div className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-warning lg:whitespace-nowrap">
                  <p className="text-center text-sm text-white">1</p>
                </div>
                <div className="flex size-8 shrink-0 items-center justify-center rounded-lg border border-border lg:whitespace-nowrap">
                  <p className="text-sm font-bold">2</p>
                </div>
                <svg className="size-8 shrink-0" aria-hidden="true" viewBox="2 2 32 32">
                  <path
                    fill="currentColor"
                    d="M9.25 2.38L25.38 2.25L27.47 2.63L26.63 2.84L9.38 2.84L8.47 2.63ZM2.6 8.63L2.84 9.38L2.84 26.63L2.63 27.47L2.28 25.88L2.24 22.63L2.25 10.63ZM33.32 8.63L33.63 9.25L33.76 10.88L33.76 25.38L33.63 26.74L33.38 27.41L33.16 26.63L33.16 9.38ZM17.01 13.13L18.13 13.04L19.63 13.31L20.63 14.19L20.88 14.81L20.78 16.38L19.99 17.13L19.81 17.63L20.88 18.73L21.12 20.63L20.63 21.9L18.88 22.95L17.13 22.97L16.07 22.63L15.13 21.94L14.58 20.63L14.97 20.13L15.63 20.1L16.63 21.63L17.63 21.88L19.02 21.63L19.77 20.63L19.83 19.63L19.63 19.11L18.63 18.35L17.13 18.2L16.79 17.88L16.82 17.38L17.05 17.13L18.63 16.94L19.05 16.63L19.53 15.38L18.88 14.5L18.13 14.16L17.13 14.18L15.63 15.53L15.13 15.61L14.84 15.38L14.96 14.38L15.24 13.88ZM8.53 33.38L9.38 33.16L26.63 33.16L27.41 33.38L26.75 33.63L25.38 33.76L18.13 33.76L10.63 33.75Z"
                  />
                </svg>
                <div className="flex size-8 shrink-0 items-center justify-center rounded-lg border border-border lg:whitespace-nowrap">
                  <p className="text-sm">4</p>
                </div>
              </div>
            </div>
          </div>
        </main>
      </div>
    </>
  );
}
