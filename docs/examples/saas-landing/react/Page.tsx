import './style.css';
import { FeaturesSection } from './components/FeaturesSection';
import { HeroSection } from './components/HeroSection';
import { ListItem, type ListItemProps } from './components/ListItem';
import { SideNavLink, type SideNavLinkProps } from './components/SideNavLink';
import { Stat, type StatProps } from './components/Stat';

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

export function Page() {
  return (
    <>
      <title>Close the books before the coffee is cold – Ledgerly</title>
      <div className="bg-white text-slate-600 **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-indigo-700 **:disabled:opacity-50">
        <main>
          <HeroSection />
          <div className="relative mx-auto -mt-40 w-full max-w-5xl px-4 md:px-8">
            <section className="flex flex-col gap-7 rounded-xl bg-white md:pr-7 lg:flex-row lg:items-start">
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
              <div className="px-4 lg:mt-6 lg:min-w-0 lg:flex-1 lg:px-0">
                <h2 className="text-lg font-bold text-slate-900">October is 94% closed</h2>
                <div className="mt-3.5 grid grid-cols-1 gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
                  {stats.map((stat) => (
                    <Stat key={stat.value} {...stat} />
                  ))}
                </div>
                <img
                  className="mt-8 w-full object-cover"
                  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                  alt="October is 94% closed"
                  width="700"
                  height="122"
                />
              </div>
            </section>
          </div>
          <div className="mx-auto mt-section-sm w-full max-w-6xl px-4">
            <div className="flex flex-wrap items-center justify-center gap-10 lg:gap-x-section-sm">
              {listItems.map((listItem) => (
                <ListItem key={listItem.caption} {...listItem} />
              ))}
            </div>
          </div>
          <FeaturesSection />
          <section className="mt-section bg-slate-900 py-12 lg:pt-section-lg lg:pb-20">
            <div className="mx-auto flex w-full max-w-6xl flex-col items-start gap-6 px-4 lg:flex-row lg:items-center lg:justify-between">
              <div className="flex flex-col gap-2.5">
                <h2 className="max-w-lg text-3xl font-bold tracking-title text-white lg:text-subtitle">
                  Give your evenings back to something better
                </h2>
                <p className="text-slate-300">Thirty days free. No card, no sales call.</p>
              </div>
              <button
                className="flex items-center gap-2.5 rounded-xl bg-white px-5 py-3.5 text-left text-indigo-700 hover:bg-slate-50 motion-safe:transition-colors lg:shrink-0"
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
