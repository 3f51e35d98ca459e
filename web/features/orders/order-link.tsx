import { Link, useSearchParams } from 'react-router';
import { changeParams, pageIn } from '#web/ui/list-params.ts';
import type { AnyOrder } from './use-orders.ts';

/** The id of an order; leads to its details, over the list as it is. */
export function OrderLink({ order: { _id, orderId, packageName } }: { order: AnyOrder }) {
  const [params] = useSearchParams();
  const search = changeParams(params, { page: pageIn(params), order: _id }).toString();
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-label={`${orderId}: details of the order of ${packageName}`}
      className="inline-flex min-h-10 items-center whitespace-nowrap font-mono underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {orderId}
    </Link>
  );
}
