import './style.css';
import { SiteAside } from './components/SiteAside';
import { Stat, type StatProps } from './components/Stat';
import { TableRow, type TableRowProps } from './components/TableRow';

const stats: StatProps[] = [
  { text: 'Crates today', text2: '1,284', text3: '8.2 % more than last Tuesday' },
  { text: 'On time', text2: '93.5%', text3: '1.1 points better' },
  { text: 'Spoiled', text2: '17 kg', text3: '4 kg more than usual' },
  { text: 'Drivers out', text2: '22', text3: 'All reported in' },
];

const tableRows: TableRowProps[] = [
  {
    className: true,
    crate: 'OR-20418',
    grower: 'Hillside Quinces',
    fruit: 'Quince, Vranja',
    driver: 'M. Adeyemi',
    weight: '312 kg',
    className2: 'inline-block rounded-xl bg-emerald-100 px-2.5 py-0.5 text-center text-xs text-emerald-800',
    badge: 'On time',
  },
  {
    className: true,
    crate: 'OR-20419',
    grower: 'Three Gates Farm',
    fruit: 'Plum, Opal',
    driver: 'J. Lindqvist',
    weight: '128 kg',
    className2: 'inline-block rounded-xl bg-red-100 px-2.5 py-0.5 text-center text-xs text-danger',
    badge: 'Late 40 min',
  },
  {
    className: true,
    crate: 'OR-20421',
    grower: 'Marsh Lane',
    fruit: 'Pear, Conference',
    driver: 'P. Novak',
    weight: '540 kg',
    className2: 'inline-block rounded-xl bg-emerald-100 px-2.5 py-0.5 text-center text-xs text-emerald-800',
    badge: 'On time',
  },
  {
    className: true,
    crate: 'OR-20425',
    grower: 'Widow Hart',
    fruit: 'Apple, Egremont',
    driver: 'S. Iqbal',
    weight: '95 kg',
    className2: 'inline-block rounded-xl bg-amber-100 px-2.5 py-0.5 text-center text-xs text-amber-800',
    badge: 'Not loaded',
  },
  {
    className: true,
    crate: 'OR-20426',
    grower: 'Hillside Quinces',
    fruit: 'Medlar',
    driver: 'M. Adeyemi',
    weight: '64 kg',
    className2: 'inline-block rounded-xl bg-emerald-100 px-2.5 py-0.5 text-center text-xs text-emerald-800',
    badge: 'On time',
  },
  {
    crate: 'OR-20430',
    grower: 'Low Meadow',
    fruit: 'Cherry, Stella',
    driver: 'T. Brandt',
    weight: '210 kg',
    className2: 'inline-block rounded-xl bg-amber-100 px-2.5 py-0.5 text-center text-xs text-amber-800',
    badge: 'Not loaded',
  },
];

export function Page() {
  return (
    <>
      <title>Deliveries – Orchard Supply</title>
      <div className="flex min-h-screen flex-col bg-gray-100 text-gray-800 lg:flex-row **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-emerald-600 **:disabled:opacity-50">
        <SiteAside />
        <div className="min-w-0 flex-1">
          <header className="mx-auto flex w-full max-w-5xl flex-col items-center gap-4 px-4 pt-6 md:px-5 lg:flex-row lg:gap-x-2.5">
            <h1 className="shrink-0 text-title font-bold">Deliveries</h1>
            <input
              className="ml-auto w-full rounded-lg border border-gray-300 bg-white px-3 py-2 text-sm text-text placeholder:text-text lg:w-60 lg:shrink-0"
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
          <main className="mx-auto mt-6 flex w-full max-w-5xl flex-col gap-5 px-4 md:px-5">
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {stats.map((stat) => (
                <Stat key={stat.text} {...stat} />
              ))}
            </div>
            <article className="flex flex-col gap-0.5 rounded-xl border border-gray-200 bg-white">
              <div className="px-4 pt-3.5 pb-4">
                <h3 className="text-subheading font-bold">Crates per day, last two weeks</h3>
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
              <div className="px-4 pt-3.5 pb-4">
                <h3 className="text-subheading font-bold">Arriving next</h3>
              </div>
              <hr className="border-gray-200" />
              <div className="pb-3">
                <div className="overflow-x-auto" role="group" aria-label="Table" tabIndex={0}>
                  <table className="w-full">
                    <thead>
                      <tr className="border-b border-gray-100 bg-gray-50">
                        <th className="px-5 py-2.5 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Crate
                        </th>
                        <th className="px-5 py-2.5 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Grower
                        </th>
                        <th className="px-5 py-2.5 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Fruit
                        </th>
                        <th className="px-5 py-2.5 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
                          Driver
                        </th>
                        <th className="px-5 py-2.5 text-right text-xs whitespace-nowrap text-gray-500" scope="col">
                          Weight
                        </th>
                        <th className="px-5 py-2.5 text-left text-xs whitespace-nowrap text-gray-500" scope="col">
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
