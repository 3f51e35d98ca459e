import { Link } from 'react-router';
import type { TicketAbout } from '#contract/tickets/ticket.ts';
import { useOrder } from '#web/features/orders/index.ts';
import { orderPaths } from '#web/features/payments/index.ts';
import { paths } from '#web/paths.ts';

const linkClasses = 'inline-flex min-h-10 min-w-0 items-center text-accent underline underline-offset-2';

/** What a ticket is about, as its writer gets there. What is gone keeps its name. */
export function AboutLink({ about }: { about: TicketAbout }) {
  return (
    <span className="wrap-anywhere inline-flex min-w-0 flex-wrap items-center gap-x-1">
      About
      {about.type === 'generation' ? (
        <Link to={paths.generator(about.id)} className={linkClasses}>
          {about.label}
        </Link>
      ) : (
        <OrderAbout about={about} />
      )}
    </span>
  );
}

/** A paid order leads to its receipt, another one to its line in the history. */
function OrderAbout({ about: { type, id, label } }: { about: TicketAbout }) {
  const kind = type === 'item-order' ? 'item' : 'package';
  const { data: order } = useOrder(kind, id);
  if (!order) return <span>{label}</span>;
  const line = `${orderPaths[kind].history}?${new URLSearchParams({ search: order.orderId })}`;
  return (
    <Link to={order.receiptNumber ? paths.receipt(id) : line} className={linkClasses}>
      {label}
    </Link>
  );
}
