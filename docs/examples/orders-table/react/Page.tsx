import './style.css';
import { FormField, type FormFieldProps } from './components/FormField';
import { NavLink } from './components/NavLink';
import { PageLink } from './components/PageLink';
import { TableRow, type TableRowProps } from './components/TableRow';

const formFields: FormFieldProps[] = [
  { id: 'field-2', label: 'State', text: 'All states' },
  { id: 'field-3', label: 'Carrier', text: 'Any carrier' },
];

const tableRows: TableRowProps[] = [
  {
    checkboxClassName: 'block size-4 shrink-0 accent-primary',
    label: '7718',
    checked: true,
    customer: 'Ines Ferreira',
    goods: 'Satchel, cognac',
    town: 'Porto',
    hint: 'Packed',
    total: '189.00',
  },
  {
    checkboxClassName: 'block size-4 shrink-0',
    label: '7719',
    customer: 'Ruben Oyelaran',
    goods: 'Belt 95, black',
    town: 'Leeds',
    hint: 'Paid',
    total: '45.00',
  },
  {
    checkboxClassName: 'block size-4 shrink-0 accent-primary',
    label: '7722',
    checked: true,
    customer: 'Greta Holm',
    goods: 'Notebook cover',
    town: 'Malm0',
    hint: 'Sent',
    total: '62.50',
  },
  {
    checkboxClassName: 'block size-4 shrink-0',
    label: '7723',
    customer: 'Karim Haddad',
    goods: 'Wallet, olive',
    town: 'Lyon',
    hint: 'Paid',
    total: '58.00',
  },
  {
    checkboxClassName: 'block size-4 shrink-0',
    label: '7725',
    customer: 'Emily Zhou',
    goods: 'Satchel, black',
    town: 'Bath',
    hint: 'On hold',
    total: '189.00',
  },
  {
    checkboxClassName: 'block size-4 shrink-0',
    label: '7726',
    customer: 'Paolo Conti',
    goods: 'Key ring, three',
    town: 'Turin',
    hint: 'Packed',
    total: '27.00',
  },
  {
    checkboxClassName: 'block size-4 shrink-0',
    label: '7730',
    customer: 'Anna Kowalska',
    goods: 'Belt 80, cognac',
    town: 'Gdynia',
    hint: 'Sent',
    total: '45.00',
  },
  {
    checkboxClassName: 'block size-4 shrink-0',
    label: '7731',
    customer: 'Tom Brannigan',
    goods: 'Dog lead, long',
    town: 'Cork',
    hint: 'Returned',
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
                <nav aria-label="Secondary">
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
            <div className="mt-3 flex flex-col gap-3.5 rounded-xl border border-border-200 bg-white pt-2.5 pb-3.5">
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
                    <tr className="border-b-2 border-border-200">
                      <th className="py-2 pr-2 pl-3.5 text-left" scope="col">
                        <input className="block size-4 shrink-0" type="checkbox" aria-label="Order" />
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
              <nav className="flex items-center justify-end pr-3.5" aria-label="Pagination">
                <ul className="flex flex-wrap items-center gap-1.5 whitespace-nowrap">
                  <li className="flex-1">
                    <PageLink active label="1" />
                  </li>
                  <li className="flex-1">
                    <PageLink label="2" />
                  </li>
                  <li className="flex-1">
                    <PageLink label="3" />
                  </li>
                  <li className="flex-1">
                    <PageLink label="4" />
                  </li>
                </ul>
              </nav>
            </div>
          </div>
        </main>
      </div>
    </>
  );
}
