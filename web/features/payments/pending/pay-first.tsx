import type { OrderKind } from '#contract/orders/order.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { Amount } from '#web/features/orders/index.ts';
import { Card } from '#web/ui/card.tsx';
import { PayNowLink } from './pay-now-link.tsx';

/** At the foot of the list: the first of its orders, or that nothing is to be paid. */
export function PayFirst({ kind, first }: { kind: OrderKind; first: AnyOrder | undefined }) {
  return (
    <Card aria-label="Next payment" className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
      {first ? (
        <>
          <p className="min-w-0 break-words text-small">
            <span className="text-muted">Next to pay: </span>
            {first.packageName}, <Amount order={first} />
          </p>
          <PayNowLink kind={kind} order={first}>
            Pay First Order
          </PayNowLink>
        </>
      ) : (
        <p className="text-muted text-small">No payments due</p>
      )}
    </Card>
  );
}
