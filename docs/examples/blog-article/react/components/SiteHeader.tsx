import { NavLink } from './NavLink';

export function SiteHeader() {
  return (
    <header className="mx-auto w-full max-w-5xl px-4 pt-3.5">
      <nav className="flex items-center justify-between gap-4">
        <a className="font-sans font-bold whitespace-nowrap hover:text-primary" href="#">
          The Slow Wheel
        </a>
        <ul className="flex flex-wrap items-center gap-6">
          <li>
            <NavLink label="Journeys" />
          </li>
          <li>
            <NavLink label="Workshop" />
          </li>
          <li>
            <NavLink label="Letters" />
          </li>
        </ul>
      </nav>
    </header>
  );
}
