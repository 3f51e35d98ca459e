import { NavLink, type NavLinkProps } from './NavLink';

const navLinks: NavLinkProps[] = [
  { label: 'Stock' },
  { active: true, label: 'Orders' },
  { label: 'Customers' },
  { label: 'Returns' },
];

export function SiteHeader() {
  return (
    <header className="bg-inverse py-3.5">
      <div className="mx-auto w-full max-w-page px-3">
        <nav
          className="flex flex-wrap items-center justify-between gap-4 lg:flex-nowrap lg:justify-start lg:gap-x-10"
          aria-label="Main"
        >
          <a className="font-bold whitespace-nowrap text-white hover:text-primary" href="#">
            Tannery Road
          </a>
          <div
            className="left-auto h-full w-72 bg-inverse p-6 text-text open:flex open:flex-col open:gap-6 lg:contents"
            id="menu"
            popover="auto"
          >
            <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-7">
              {navLinks.map((navLink) => (
                <li key={navLink.label}>
                  <NavLink {...navLink} />
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
      </div>
    </header>
  );
}
