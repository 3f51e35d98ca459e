import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';

const kinds = [
  { to: paths.subscriptionHistory, label: 'Packages' },
  { to: paths.ordersHistory, label: 'Items' },
] as const;

/** The way from one's package orders to one's item orders, and back. */
export function OrderKinds() {
  return (
    <nav aria-label="Kinds of orders" className="flex gap-1 border-line border-b">
      {kinds.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="-mb-px flex min-h-10 items-center border-b-2 border-b-transparent px-3 font-semibold text-muted text-small hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
