import './style.css';
import { Feature, type FeatureProps } from './components/Feature';
import { NavLink } from './components/NavLink';

const features: FeatureProps[] = [
  {
    width: '32',
    title: 'Counts everything',
    text: 'Ten thousand readings a second, and never a lost one since the flood.',
  },
  {
    width: '34',
    title: 'Forgets on time',
    text: 'You say how long a number matters. After that it goes back to the sea.',
  },
  {
    hasIcon: true,
    title: 'Asks before sharing',
    text: 'Nothing leaves the pool without a key that you have turned yourself.',
  },
];

export function Page() {
  return (
    <>
      <title>Small data, kept alive – Tidepool</title>
      <div className="bg-white pb-7 text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main>
          <section className="bg-linear-135 from-inverse via-45% via-primary to-accent pt-7 pb-12 lg:pb-24">
            <div className="mx-auto w-full max-w-container px-4">
              <header>
                <nav className="flex flex-wrap items-center justify-between gap-4">
                  <a
                    className="text-action leading-7 font-bold whitespace-nowrap text-white hover:text-primary"
                    href="#"
                  >
                    Tidepool
                  </a>
                  <div
                    className="left-auto h-full w-72 bg-inverse p-6 text-text open:flex open:flex-col lg:contents"
                    id="menu"
                    popover="auto"
                  >
                    <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-8">
                      <li>
                        <NavLink label="Product" />
                      </li>
                      <li>
                        <NavLink label="Prices" />
                      </li>
                      <li>
                        <NavLink label="Journal" />
                      </li>
                      <li>
                        <NavLink label="Sign in" />
                      </li>
                    </ul>
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
                </nav>
              </header>
              <h1 className="mt-20 text-4xl leading-12 font-bold text-white lg:text-title lg:leading-title">
                Small data, kept alive
              </h1>
              <p className="mt-4 max-w-xl text-xl leading-8 text-primary-100">
                Tidepool stores what your sensors say, between the tides, on a machine as small as a shell.
              </p>
              <div className="mt-7 flex flex-wrap gap-4 lg:flex-nowrap lg:items-center lg:gap-0">
                <button
                  className="inline-block rounded-xl bg-white px-7 py-4 text-button leading-6 font-bold text-primary-900 hover:bg-primary-900/10 motion-safe:transition-colors lg:min-w-40 lg:shrink-0 lg:whitespace-nowrap"
                  type="button"
                >
                  Start for free
                </button>
                <button
                  className="inline-block rounded-xl border-2 border-indigo-300 bg-linear-135 from-primary-950 to-primary px-7 py-4 text-button leading-6 font-bold text-white hover:opacity-90 lg:ml-2.5 lg:min-w-button lg:shrink-0 lg:whitespace-nowrap"
                  type="button"
                >
                  Watch it work
                </button>
              </div>
            </div>
          </section>
          <section className="mx-auto mt-row grid w-full max-w-container grid-cols-1 gap-7 px-4 sm:grid-cols-2 lg:grid-cols-3">
            {features.map((feature) => (
              <Feature key={feature.title} {...feature} />
            ))}
          </section>
          <section className="mt-16 bg-warning py-12 lg:pt-16 lg:pb-section">
            <div className="mx-auto flex w-full max-w-container flex-col gap-4 px-4">
              <p className="text-center font-serif text-body leading-8 text-heading italic">
                We put one on every buoy and went to lunch.
              </p>
              <p className="text-center text-muted-600">Maren Iversen, harbour master</p>
            </div>
          </section>
          <div className="mx-auto mt-8 w-full max-w-container px-4">
            <div className="grid grid-cols-1 gap-2 md:grid-cols-4">
              <p className="text-body-sm leading-5 text-muted md:col-span-3">Tidepool, Bergen</p>
              <p className="text-body-sm leading-5 text-muted">Status, terms, a phone number that works</p>
            </div>
          </div>
        </main>
      </div>
    </>
  );
}
