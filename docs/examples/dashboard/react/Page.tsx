import './style.css';
import { NavLink, type NavLinkProps } from './components/NavLink';
import { Stat, type StatProps } from './components/Stat';
import { TableRow, type TableRowProps } from './components/TableRow';

const navLinks: NavLinkProps[] = [
  { active: true, caption: 'Deliveries' },
  { caption: 'Growers' },
  { caption: 'Crates' },
  { caption: 'Cold rooms' },
  { caption: 'Invoices' },
];

const moreNavLinks: NavLinkProps[] = [{ caption: 'Spoilage' }, { caption: 'Mileage' }, { caption: 'Season plan' }];

const stats: StatProps[] = [
  { caption: 'Crates today', value: '1,284', note: '8.2 % more than last Tuesday' },
  { caption: 'On time', value: '93.5%', note: '1.1 points better' },
  { caption: 'Spoiled', value: '17 kg', note: '4 kg more than usual' },
  { caption: 'Drivers out', value: '22', note: 'All reported in' },
];

const tableRows: TableRowProps[] = [
  {
    crate: 'OR-20418',
    grower: 'Hillside Quinces',
    fruit: 'Quince, Vranja',
    driver: 'M. Adeyemi',
    weight: '312 kg',
    statusClassName: 'bg-emerald-100 text-emerald-800',
    status: 'On time',
  },
  {
    crate: 'OR-20419',
    grower: 'Three Gates Farm',
    fruit: 'Plum, Opal',
    driver: 'J. Lindqvist',
    weight: '128 kg',
    statusClassName: 'bg-red-100 text-red-800',
    status: 'Late 40 min',
  },
  {
    crate: 'OR-20421',
    grower: 'Marsh Lane',
    fruit: 'Pear, Conference',
    driver: 'P. Novak',
    weight: '540 kg',
    statusClassName: 'bg-emerald-100 text-emerald-800',
    status: 'On time',
  },
  {
    crate: 'OR-20425',
    grower: 'Widow Hart',
    fruit: 'Apple, Egremont',
    driver: 'S. Iqbal',
    weight: '95 kg',
    statusClassName: 'bg-amber-100 text-amber-800',
    status: 'Not loaded',
  },
  {
    crate: 'OR-20426',
    grower: 'Hillside Quinces',
    fruit: 'Medlar',
    driver: 'M. Adeyemi',
    weight: '64 kg',
    statusClassName: 'bg-emerald-100 text-emerald-800',
    status: 'On time',
  },
  {
    crate: 'OR-20430',
    grower: 'Low Meadow',
    fruit: 'Cherry, Stella',
    driver: 'T. Brandt',
    weight: '210 kg',
    statusClassName: 'bg-amber-100 text-amber-800',
    status: 'Not loaded',
  },
];

export function Page() {
  return (
    <>
      <title>Deliveries – Orchard Supply</title>
      <div className="flex min-h-screen flex-col bg-gray-100 text-gray-800 lg:flex-row **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-emerald-600 **:disabled:opacity-50">
        <div className="right-auto h-full w-72 bg-gray-900 text-gray-800 lg:contents" id="sidebar" popover="auto">
          <aside className="flex flex-col gap-6 bg-gray-900 px-3.5 py-6 lg:w-aside lg:shrink-0">
            <a className="ml-2.5 text-lead font-bold text-white hover:text-emerald-600" href="#">
              Orchard Supply
            </a>
            <nav>
              <ul>
                {navLinks.map((navLink) => (
                  <li key={navLink.caption}>
                    <NavLink {...navLink} />
                  </li>
                ))}
              </ul>
              <h2 className="mt-6 ml-2.5 text-caption font-bold tracking-heading text-muted-400">REPORTS</h2>
              <ul className="mt-2.5">
                {moreNavLinks.map((navLink) => (
                  <li key={navLink.caption}>
                    <NavLink {...navLink} />
                  </li>
                ))}
              </ul>
            </nav>
          </aside>
        </div>
        <div className="min-w-0 flex-1 pb-12">
          <header className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-4 px-5 pt-6 lg:flex-nowrap lg:gap-x-2.5">
            <button
              className="flex shrink-0 p-2 text-gray-800 lg:hidden"
              type="button"
              aria-label="Menu"
              popoverTarget="sidebar"
            >
              <svg className="size-6" aria-hidden="true" viewBox="0 0 24 24">
                <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
            <h1 className="min-w-0 text-title font-bold lg:shrink-0">Deliveries</h1>
            <input
              className="w-full min-w-0 flex-1 rounded-lg border border-gray-300 bg-white px-3.5 py-2 text-sm placeholder:text-muted-500 lg:ml-auto lg:w-60 lg:flex-initial lg:shrink-0"
              aria-label="Search grower or crate"
              type="search"
              placeholder="Search grower or crate"
            />
            <button
              className="inline-block shrink-0 rounded-lg bg-emerald-600 px-4 py-2.5 text-sm font-bold text-white hover:bg-emerald-700 motion-safe:transition-colors"
              type="button"
            >
              New delivery
            </button>
          </header>
          <main className="mx-auto mt-6 flex w-full max-w-5xl flex-col gap-6 px-5">
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {stats.map((stat) => (
                <Stat key={stat.caption} {...stat} />
              ))}
            </div>
            <article className="flex flex-col gap-0.5 rounded-xl border border-gray-200 bg-white">
              <div className="px-4 pt-3.5 pb-4">
                <h2 className="text-subtitle font-bold">Crates per day, last two weeks</h2>
              </div>
              <img
                className="w-full object-cover"
                src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                alt="Crates per day, last two weeks"
                width="982"
                height="210"
              />
            </article>
            <article className="rounded-xl border border-gray-200 bg-white">
              <div className="px-4 pt-3.5 pb-3">
                <h2 className="text-subtitle font-bold">Arriving next</h2>
              </div>
              <hr className="border-gray-200" />
              <div>
                <div className="overflow-x-auto" role="group" aria-label="Arriving next" tabIndex={0}>
                  <table className="w-full">
                    <thead>
                      <tr className="border-b border-gray-200 bg-gray-50">
                        <th className="px-5 py-3 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Crate
                        </th>
                        <th className="px-5 py-3 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Grower
                        </th>
                        <th className="px-5 py-3 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Fruit
                        </th>
                        <th className="px-5 py-3 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Driver
                        </th>
                        <th className="px-5 py-3 text-right text-xs whitespace-nowrap text-gray-500" scope="col">
                          Weight
                        </th>
                        <th className="px-5 py-3 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Status
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {tableRows.map((tableRow) => (
                        <TableRow key={tableRow.crate} {...tableRow} />
                      ))}
                    </tbody>
                  </table>
                </div>
              </div>
            </article>
          </main>
        </div>
      </div>
    </>
  );
}
