import './style.css';
import { FormField, type FormFieldProps } from './components/FormField';
import { PageLink, type PageLinkProps } from './components/PageLink';
import { SiteHeader } from './components/SiteHeader';
import { TableRow, type TableRowProps } from './components/TableRow';

const formFields: FormFieldProps[] = [
  { id: 'state', label: 'State', text: 'All states' },
  { id: 'carrier', label: 'Carrier', text: 'Any carrier' },
];

const tableRows: TableRowProps[] = [
  {
    selectAll: '7718',
    checked: true,
    customer: 'Ines Ferreira',
    goods: 'Satchel, cognac',
    town: 'Porto',
    state: 'State: 7718',
    stateClassName: 'px-4',
    state2: 'Packed',
    total: '189.00',
  },
  {
    selectAll: '7719',
    customer: 'Ruben Oyelaran',
    goods: 'Belt 95, black',
    town: 'Leeds',
    state: 'State: 7719',
    stateClassName: 'px-4',
    state2: 'Paid',
    total: '45.00',
  },
  {
    selectAll: '7722',
    checked: true,
    customer: 'Greta Holm',
    goods: 'Notebook cover',
    town: 'Malmö',
    state: 'State: 7722',
    stateClassName: 'px-3.5',
    state2: 'Sent',
    total: '62.50',
  },
  {
    selectAll: '7723',
    customer: 'Karim Haddad',
    goods: 'Wallet, olive',
    town: 'Lyon',
    state: 'State: 7723',
    stateClassName: 'px-4',
    state2: 'Paid',
    total: '58.00',
  },
  {
    selectAll: '7725',
    customer: 'Emily Zhou',
    goods: 'Satchel, black',
    town: 'Bath',
    state: 'State: 7725',
    stateClassName: 'px-3.5',
    state2: 'On hold',
    total: '189.00',
  },
  {
    selectAll: '7726',
    customer: 'Paolo Conti',
    goods: 'Key ring, three',
    town: 'Turin',
    state: 'State: 7726',
    stateClassName: 'px-4',
    state2: 'Packed',
    total: '27.00',
  },
  {
    selectAll: '7730',
    customer: 'Anna Kowalska',
    goods: 'Belt 80, cognac',
    town: 'Gdynia',
    state: 'State: 7730',
    stateClassName: 'px-3.5',
    state2: 'Sent',
    total: '45.00',
  },
  {
    selectAll: '7731',
    customer: 'Tom Brannigan',
    goods: 'Dog lead, long',
    town: 'Cork',
    state: 'State: 7731',
    stateClassName: 'px-4',
    state2: 'Returned',
    total: '39.00',
  },
];

const pageLinks: PageLinkProps[] = [{ active: true, label: '1' }, { label: '2' }, { label: '3' }, { label: '4' }];

export function Page() {
  return (
    <>
      <title>Orders of this week – Tannery Road</title>
      <div className="bg-background pb-12 text-text lg:pb-section **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <SiteHeader />
        <main className="mx-auto mt-7 w-full max-w-page-sm px-3.5">
          <h1 className="text-2xl font-bold">Orders of this week</h1>
          <form className="mt-5 flex flex-col gap-4 lg:flex-row lg:items-start lg:gap-x-2.5">
            <div className="flex flex-col gap-1 lg:min-w-0 lg:flex-1">
              <label className="text-xs text-muted-500" htmlFor="search">
                Search
              </label>
              <input
                className="w-full rounded-lg border border-border bg-white px-3 py-1.5 text-sm placeholder:text-neutral-500"
                id="search"
                name="search"
                type="search"
                placeholder="Number, name or town"
              />
            </div>
            <div className="grid grid-cols-1 gap-2.5 md:grid-cols-2 lg:w-content lg:shrink-0">
              {formFields.map((formField) => (
                <FormField key={formField.label} {...formField} />
              ))}
            </div>
            <button
              className="inline-block shrink-0 rounded-lg bg-inverse px-5 py-2 text-sm font-bold text-white hover:bg-inverse-hover motion-safe:transition-colors lg:mt-5"
              type="submit"
            >
              Apply
            </button>
          </form>
          <div className="mt-3.5 flex flex-col gap-3.5 rounded-xl border border-border-200 bg-white pb-2.5">
            <div className="overflow-x-auto" role="group" aria-label="Orders of this week" tabIndex={0}>
              <table className="w-full">
                <colgroup>
                  <col className="w-column" />
                  <col className="w-column-lg" />
                  <col className="w-column-xl" />
                  <col className="w-56" />
                  <col className="w-32" />
                  <col className="w-column-2xl" />
                  <col className="w-16" />
                </colgroup>
                <thead>
                  <tr className="border-b-2 border-border-200">
                    <th className="px-4 py-3.5 text-left" scope="col">
                      <input className="block size-4 shrink-0" type="checkbox" aria-label="Select all" />
                    </th>
                    <th className="px-4 py-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                      Order
                    </th>
                    <th className="px-4 py-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                      Customer
                    </th>
                    <th className="px-4 py-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                      Goods
                    </th>
                    <th className="px-4 py-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                      Town
                    </th>
                    <th className="px-4 py-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
                      State
                    </th>
                    <th className="px-4 py-3.5 text-right text-xs whitespace-nowrap text-muted" scope="col">
                      Total
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {tableRows.map((tableRow) => (
                    <TableRow key={tableRow.selectAll} {...tableRow} />
                  ))}
                </tbody>
              </table>
            </div>
            <nav className="flex items-center justify-end pr-3.5" aria-label="Pagination">
              <ul className="flex flex-wrap items-center gap-2 whitespace-nowrap">
                {pageLinks.map((pageLink) => (
                  <li key={pageLink.label}>
                    <PageLink {...pageLink} />
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </main>
      </div>
    </>
  );
}
