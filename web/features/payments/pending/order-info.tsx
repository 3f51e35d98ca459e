import { Link } from 'react-router';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/ui/moment.tsx';
import { OrderPicture } from '../order-picture.tsx';

/** What was ordered, under which number, and when. An item leads to its page. */
export function OrderInfo({ order }: { order: AnyOrder }) {
  const { packageName, orderId, createdAt } = order;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <OrderPicture order={order} className="h-12 w-16" />
      <span className="grid min-w-0">
        {'slug' in order ? (
          <Link
            to={paths.item(order.slug, order.itemId)}
            className="inline-flex min-h-10 items-center break-words font-semibold underline-offset-2 hover:underline"
          >
            {packageName}
          </Link>
        ) : (
          <span className="break-words font-semibold">{packageName}</span>
        )}
        <span className="flex flex-wrap gap-x-3 text-caption text-muted">
          <span className="font-mono">{orderId}</span>
          <Moment at={createdAt} />
        </span>
      </span>
    </span>
  );
}
