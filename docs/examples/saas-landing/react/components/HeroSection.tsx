import { NavLink } from './NavLink';

const navLinks = ['Product', 'Integrations', 'Pricing', 'Journal'];

export function HeroSection() {
  return (
    <section className="bg-linear-120 from-indigo-600 via-45% via-violet-600 to-pink-600 pt-4 pb-48">
      <div className="mx-auto flex w-full max-w-6xl flex-col px-4">
        <header>
          <nav className="flex flex-wrap items-center justify-between gap-4" aria-label="Main">
            <a className="flex items-center gap-3 whitespace-nowrap text-white hover:underline" href="#">
              <svg className="size-6 shrink-0" aria-hidden="true" viewBox="0.88 0.85 22.24 22.24">
                <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                  <path d="M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z" />
                  <path d="M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12" />
                  <path d="M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17" />
                </g>
              </svg>
              <span className="text-body-lg leading-6 font-extrabold">Ledgerly</span>
            </a>
            <div
              className="left-auto h-full w-72 bg-indigo-600 p-6 text-slate-600 open:flex open:flex-col open:gap-6 lg:contents"
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
              <button
                className="rounded-xl border border-white/40 bg-white/15 px-5 py-3.5 text-body font-semibold whitespace-nowrap text-white hover:bg-white/25 motion-safe:transition-colors"
                type="button"
              >
                Log in
              </button>
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
        <button
          className="mt-section flex items-center gap-2.5 self-center rounded-full bg-white/15 px-3.5 py-1.5 text-left text-white hover:bg-white/25 motion-safe:transition-colors"
          type="button"
        >
          <svg className="size-4 shrink-0" aria-hidden="true" viewBox="0 0 24 24">
            <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
              <path d="M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594zM20 2v4m2-2h-4" />
              <circle cx="4" cy="20" r="2" />
            </g>
          </svg>
          <span className="text-sm font-medium">Receipts now read themselves</span>
        </button>
        <h1 className="mx-auto mt-6 max-w-3xl text-center text-4xl font-bold tracking-title text-white lg:text-6xl lg:leading-title">
          Close the books before the coffee is cold
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-center text-body-lg leading-relaxed text-violet-100">
          Ledgerly matches every payment with its paper, asks the right colleague about the rest, and hands your
          accountant a finished month.
        </p>
        <div className="mt-7 flex flex-wrap items-center justify-center gap-3.5 lg:flex-nowrap">
          <button
            className="flex items-center gap-2.5 rounded-xl bg-white px-5 py-3.5 whitespace-nowrap text-indigo-700 hover:bg-slate-50 motion-safe:transition-colors"
            type="button"
          >
            <span className="text-body font-semibold">Start free trial</span>
            <svg className="size-4 shrink-0" aria-hidden="true" viewBox="0 0 24 24">
              <path
                fill="none"
                stroke="currentColor"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth="2"
                d="M5 12h14m-7-7l7 7l-7 7"
              />
            </svg>
          </button>
          <button
            className="block rounded-xl border border-white/40 bg-white/15 px-5 py-4 text-white hover:bg-white/25 motion-safe:transition-colors lg:whitespace-nowrap"
            type="button"
          >
            <span className="flex items-center gap-2.5">
              <svg className="size-4 shrink-0" aria-hidden="true" viewBox="4.5 3.17 15.4 17.6">
                <path
                  fill="none"
                  stroke="currentColor"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  strokeWidth="1.5"
                  d="M5.25 5.653c0-.856.917-1.398 1.667-.986l11.54 6.347a1.125 1.125 0 0 1 0 1.972l-11.54 6.347a1.125 1.125 0 0 1-1.667-.986z"
                />
              </svg>
              <span className="text-body font-semibold whitespace-nowrap">Watch the tour</span>
            </span>
          </button>
        </div>
      </div>
    </section>
  );
}
