import './style.css';
import { Feature, type FeatureProps } from './components/Feature';
import { ListItem, type ListItemProps } from './components/ListItem';
import { NavLink } from './components/NavLink';
import { SideNavLink, type SideNavLinkProps } from './components/SideNavLink';
import { Stat, type StatProps } from './components/Stat';

const navLinks = ['Product', 'Integrations', 'Pricing', 'Journal'];

const sideNavLinks: SideNavLinkProps[] = [
  {
    active: true,
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" />
        <path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
      </g>
    ),
    caption: 'Overview',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M12 17V7m4 1h-6a2 2 0 0 0 0 4h4a2 2 0 0 1 0 4H8" />
        <path d="M4 3a1 1 0 0 1 1-1a1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1a1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2a1 1 0 0 1-1-1z" />
      </g>
    ),
    caption: 'Receipts',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <rect width="20" height="14" x="2" y="5" rx="2" />
        <path d="M2 10h20M6 14h2" />
      </g>
    ),
    caption: 'Cards',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87" />
        <circle cx="9" cy="7" r="4" />
      </g>
    ),
    caption: 'Suppliers',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M9.671 4.136a2.34 2.34 0 0 1 4.659 0a2.34 2.34 0 0 0 3.319 1.915a2.34 2.34 0 0 1 2.33 4.033a2.34 2.34 0 0 0 0 3.831a2.34 2.34 0 0 1-2.33 4.033a2.34 2.34 0 0 0-3.319 1.915a2.34 2.34 0 0 1-4.659 0a2.34 2.34 0 0 0-3.32-1.915a2.34 2.34 0 0 1-2.33-4.033a2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915" />
        <circle cx="12" cy="12" r="3" />
      </g>
    ),
    caption: 'Settings',
  },
];

const stats: StatProps[] = [
  { value: '$48,210', caption: 'matched payments' },
  { value: '17', caption: 'open questions' },
  { value: '2h40', caption: 'saved this week' },
];

const listItems: ListItemProps[] = [
  {
    viewBox: '0.88 0.83 22.25 22.25',
    icon: (
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        d="m8 3l4 8l5-5l5 15H2z"
      />
    ),
    caption: 'Northpeak',
  },
  {
    viewBox: '0.47 0.44 22.04 22.04',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M11 20a10 10 0 0 0 10-10a25.9 25.9 0 0 0-1.04-7.281a1 1 0 0 0-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20" />
        <path d="M2 21a5 5 0 0 1 2.911-4.544C7.613 15.212 8.351 15.24 11 13" />
      </g>
    ),
    caption: 'Fernway',
  },
  {
    viewBox: '0.9 0.94 22.31 22.31',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M12 6v16m7-9l2-1a9 9 0 0 1-18 0l2 1m4-2h6" />
        <circle cx="12" cy="4" r="2" />
      </g>
    ),
    caption: 'Harbour & Sons',
  },
  {
    viewBox: '0.89 1.35 22.23 22.23',
    icon: (
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        d="M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0a5 5 0 0 1 1-3a1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4"
      />
    ),
    caption: 'Kiln',
  },
  {
    viewBox: '0.98 1.37 22.06 22.06',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <circle cx="18.5" cy="17.5" r="3.5" />
        <circle cx="5.5" cy="17.5" r="3.5" />
        <circle cx="15" cy="5" r="1" />
        <path d="M12 17.5V14l-3-3l4-3l2 3h2" />
      </g>
    ),
    caption: 'Velodrome',
  },
];

const features: FeatureProps[] = [
  {
    icon: (
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        d="M3 7V5a2 2 0 0 1 2-2h2m10 0h2a2 2 0 0 1 2 2v2m0 10v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2m4-5h10"
      />
    ),
    subheading: 'Reads any receipt',
    text: 'Crumpled, faded or photographed in a taxi: totals, tax and supplier are found in about two seconds.',
  },
  {
    hasImage: true,
    subheading: 'Matches by itself',
    text: 'Bank lines meet their invoices overnight. You only see the few that need a human eye.',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z" />
        <path d="m9 12l2 2l4-4" />
      </g>
    ),
    subheading: 'Keeps auditors calm',
    text: 'Every change has a name, a time and a reason, and nothing is ever deleted for good.',
  },
];

export function Page() {
  return (
    <>
      <title>Close the books before the coffee is cold – Ledgerly</title>
      <div className="bg-white text-slate-600 **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-indigo-700 **:disabled:opacity-50">
        <main>
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
                    <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-9">
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
                className="mt-section flex items-center gap-2 self-center rounded-full bg-white/15 px-3.5 py-1.5 text-left text-white hover:bg-white/25 motion-safe:transition-colors"
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
                  className="block rounded-xl border border-white/40 bg-white/15 px-5 py-3.5 text-white hover:bg-white/25 motion-safe:transition-colors lg:whitespace-nowrap"
                  type="button"
                >
                  <span className="flex items-center gap-2">
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
          <div className="relative mx-auto -mt-40 w-full max-w-5xl px-4 md:px-8">
            <section className="flex flex-col gap-7 rounded-xl bg-white pb-1 md:pr-7 lg:flex-row lg:items-start">
              <nav
                className="rounded-l-xl bg-slate-50 px-4 pt-5 pb-section-xl lg:w-nav lg:shrink-0"
                aria-label="Secondary"
              >
                <ul>
                  {sideNavLinks.map((sideNavLink) => (
                    <li key={sideNavLink.caption}>
                      <SideNavLink {...sideNavLink} />
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="lg:mt-6 lg:min-w-0 lg:flex-1">
                <h2 className="text-lg font-bold text-slate-900">October is 94% closed</h2>
                <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
                  {stats.map((stat) => (
                    <Stat key={stat.value} {...stat} />
                  ))}
                </div>
                <img
                  className="mt-9 w-full object-cover"
                  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                  alt="October is 94% closed"
                  width="700"
                  height="122"
                />
              </div>
            </section>
          </div>
          <div className="mx-auto mt-section-xs w-full max-w-6xl px-4">
            <div className="flex flex-wrap items-center justify-center gap-10 lg:gap-x-gutter">
              {listItems.map((listItem) => (
                <ListItem key={listItem.caption} {...listItem} />
              ))}
            </div>
          </div>
          <section className="mx-auto mt-section-sm grid w-full max-w-6xl grid-cols-1 gap-6 px-4 sm:grid-cols-2 lg:grid-cols-3">
            {features.map((feature) => (
              <Feature key={feature.subheading} {...feature} />
            ))}
          </section>
          <section className="mt-section bg-slate-900 py-12 lg:pt-section-lg lg:pb-20">
            <div className="mx-auto flex w-full max-w-6xl flex-col items-start gap-6 px-4 lg:flex-row lg:items-center lg:justify-between">
              <div className="flex flex-col gap-2.5">
                <h2 className="max-w-lg text-3xl font-bold tracking-title text-white lg:text-subtitle">
                  Give your evenings back to something better
                </h2>
                <p className="text-slate-300">Thirty days free. No card, no sales call.</p>
              </div>
              <button
                className="flex items-center gap-2 rounded-xl bg-white px-5 py-3.5 text-left text-indigo-700 hover:bg-slate-50 motion-safe:transition-colors lg:shrink-0"
                type="button"
              >
                <span className="text-body font-semibold whitespace-nowrap">Create an account</span>
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
            </div>
          </section>
        </main>
      </div>
    </>
  );
}
