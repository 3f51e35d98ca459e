import { NavLink } from './NavLink';

export function SiteAside() {
  return (
    <aside className="flex flex-col gap-6 bg-gray-900 p-6 lg:w-aside lg:shrink-0">
      <a className="text-action font-bold text-white hover:text-emerald-600" href="#">
        Orchard Supply
      </a>
      <nav>
        <ul className="flex flex-col">
          <li>
            <NavLink active label="Deliveries" />
          </li>
          <li className="mt-5">
            <NavLink label="Growers" />
          </li>
          <li className="mt-5">
            <NavLink label="Crates" />
          </li>
          <li className="mt-5">
            <NavLink label="Cold rooms" />
          </li>
          <li className="mt-5">
            <NavLink label="Invoices" />
          </li>
        </ul>
        <h2 className="mt-6 text-subtitle font-bold tracking-heading text-muted-400">REPORTS</h2>
        <ul className="mt-5 flex flex-col gap-5">
          <li>
            <NavLink label="Spoilage" />
          </li>
          <li>
            <NavLink label="Mileage" />
          </li>
          <li>
            <NavLink label="Season plan" />
          </li>
        </ul>
      </nav>
    </aside>
  );
}
