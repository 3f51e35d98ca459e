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
    hasShape: true,
    title: 'Asks before sharing',
    text: 'Nothing leaves the pool without a key that you have turned yourself.',
  },
];

export function Page() {
  return (
    <>
      <title>Small data, kept alive – Tidepool</title>
      <div className="bg-white pb-8 text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main>
          <section className="bg-linear-to-br from-inverse via-45% via-primary to-accent pt-7 pb-12 lg:pb-24">
            <div className="mx-auto w-full max-w-container px-4">
              <header>
                <nav className="flex items-center justify-between gap-4">
                  <a className="text-action font-bold whitespace-nowrap text-white hover:text-primary" href="#">
                    Tidepool
                  </a>
                  <ul className="flex flex-wrap items-center gap-7">
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
                </nav>
              </header>
              <h1 className="mt-20 text-4xl leading-12 font-bold text-white lg:text-title">Small data, kept alive</h1>
              <p className="mt-3.5 max-w-xl text-xl leading-8 text-primary-100">
                Tidepool stores what your sensors say, between the tides, on a machine as small as a shell.
              </p>
              <div className="mt-8 flex items-center gap-3">
                <button
                  className="inline-block rounded-xl bg-white px-6 py-4 text-button font-bold whitespace-nowrap text-primary hover:bg-primary/10 motion-safe:transition-colors"
                  type="button"
                >
                  Start for free
                </button>
                <button
                  className="inline-block rounded-xl border border-indigo-300 bg-linear-to-br from-primary-950 to-primary px-6 py-4 text-button font-bold whitespace-nowrap text-white hover:opacity-90"
                  type="button"
                >
                  Watch it work
                </button>
              </div>
            </div>
          </section>
          <section className="bg-section py-12 lg:pt-section lg:pb-24">
            <div className="mx-auto grid w-full max-w-container grid-cols-1 gap-8 px-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-14">
              {features.map((feature) => (
                <Feature key={feature.title} {...feature} />
              ))}
            </div>
          </section>
          <section className="mt-0.5 bg-warning py-12 lg:pt-section-sm lg:pb-section-xs">
            <div className="mx-auto flex w-full max-w-container flex-col gap-4 px-4">
              <p className="text-center text-body text-heading">
                <strong>We</strong> <strong className="italic">put</strong>{' '}
                <em>one on every buoy and went to lunch.</em>
              </p>
              <p className="text-center text-muted-600">Maren Iversen, harbour master</p>
            </div>
          </section>
          <div className="mx-auto mt-7 w-full max-w-container px-4">
            <div className="grid grid-cols-1 gap-2 md:grid-cols-12">
              <p className="text-body-sm text-muted md:col-span-9">Tidepool, Bergen</p>
              <p className="text-body-sm text-muted md:col-span-3">Status, terms, a phone number that works</p>
            </div>
          </div>
        </main>
      </div>
    </>
  );
}
