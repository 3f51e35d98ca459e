import { useAccount } from '#web/features/accounts/index.ts';
import { PayPalOffNotice } from '#web/features/payments/index.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { Goods } from './goods.ts';
import { GoodsStep } from './goods-step.tsx';
import { SellersCannotBuy } from './sellers-cannot-buy.tsx';

/** From the wish for something to an order of it: what it is and costs, and who pays. */
export function Checkout({ goods }: { goods: Goods }) {
  const { session, user, users } = useAccount();
  return (
    <div className="section grid content-start gap-6">
      <SectionHeading label="Checkout" as="h1">
        Complete Your Order
      </SectionHeading>
      {user?.userRole === 'Seller' ? (
        <SellersCannotBuy />
      ) : (
        <>
          <PayPalOffNotice />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <GoodsStep goods={goods} />
            {session && !users.isPending ? (
              <CheckoutForm goods={goods} email={session.user.email} name={session.user.name} profile={user} />
            ) : (
              <CheckoutSkeleton />
            )}
          </div>
        </>
      )}
    </div>
  );
}
