import { NavLink } from './NavLink';

const navLinks = ['Journeys', 'Workshop', 'Letters'];

export function SiteHeader() {
  return (
    <header className="border-b border-border py-3.5">
      <div className="mx-auto w-full max-w-5xl px-4">
        <nav className="flex flex-wrap items-center justify-between gap-4">
          <a className="font-sans font-bold whitespace-nowrap hover:text-orange-800" href="#">
            The Slow Wheel
          </a>
          <div
            className="left-auto h-full w-72 bg-background p-6 text-text open:flex open:flex-col open:gap-6 lg:contents"
            id="menu"
            popover="auto"
          >
            <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-6">
              {navLinks.map((navLink) => (
                <li key={navLink}>
                  <NavLink label={navLink} />
                </li>
              ))}
            </ul>
          </div>
          <button
            className="flex shrink-0 p-2 text-text lg:hidden"
            type="button"
            aria-label="Menu"
            popoverTarget="menu"
          >
            <svg className="size-6" aria-hidden="true" viewBox="0 0 24 24">
              <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </nav>
      </div>
    </header>
  );
}
