import { NavLink } from './NavLink';

const navLinks = ['Product', 'Prices', 'Journal', 'Sign in'];

export function HeroSection() {
  return (
    <section className="bg-linear-135 from-inverse via-45% via-primary to-accent pt-7 pb-12 lg:pb-24">
      <div className="mx-auto w-full max-w-page px-4">
        <header>
          <nav className="flex flex-wrap items-center justify-between gap-4">
            <a className="text-subtitle font-bold whitespace-nowrap text-white hover:underline" href="#">
              Tidepool
            </a>
            <div
              className="left-auto h-full w-72 bg-inverse p-6 text-text open:flex open:flex-col open:gap-6 lg:contents"
              id="menu"
              popover="auto"
            >
              <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-8">
                {navLinks.map((navLink) => (
                  <li key={navLink}>
                    <NavLink label={navLink} />
                  </li>
                ))}
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
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <button
            className="inline-block rounded-xl bg-white px-7 py-4 text-body leading-6 font-bold text-primary hover:bg-gray-100 motion-safe:transition-colors"
            type="button"
          >
            Start for free
          </button>
          <button
            className="inline-block rounded-xl border-2 border-indigo-300 bg-linear-135 from-primary-950 to-primary px-7 py-4 text-body leading-6 font-bold text-white hover:opacity-90"
            type="button"
          >
            Watch it work
          </button>
        </div>
      </div>
    </section>
  );
}
