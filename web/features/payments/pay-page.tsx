import type { ReactNode } from 'react';
import type { OrderKind } from '#contract/orders/order.ts';
import { useOrder } from '#web/features/orders/index.ts';
import { Loader } from '#web/ui/loader.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { PaymentCard } from './payment-card.tsx';
import { useOwnDocument } from './use-own-document.ts';

/** The page on which an order is paid: what it is on one side, the way to pay on the other. */
export function PayPage({ kind, id }: { kind: OrderKind; id: string }) {
  const own = useOwnDocument();
  const order = useOrder(kind, id);
  if (!own || order.isPending) return <Loader />;
  if (order.isError && !order.data)
    return (
      <Frame>
        <OrderTrouble error={order.error} onRetry={() => order.refetch()} />
      </Frame>
    );
  return (
    <Frame>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <OrderFacts kind={kind} order={order.data} />
        <PaymentCard kind={kind} order={order.data} />
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="section grid content-start gap-6">
      <SectionHeading label="Payment" as="h1">
        Complete Your Payment
      </SectionHeading>
      {children}
    </div>
  );
}
