import { Link } from 'react-router';
import { formatCredits, formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Fact } from '#web/ui/fact.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { membershipLeft } from './explain-payment.ts';
import type { AnyOrder } from './use-orders.ts';

/** What was ordered, as it was then. */
export function ProductFacts({ order }: { order: AnyOrder }) {
  const { packageName, totalPrice, currency, createdAt } = order;
  return (
    <>
      <Fact name="Name">
        {'slug' in order ? (
          <Link
            to={paths.item(order.slug, order.itemId)}
            className="-my-2.5 inline-flex min-h-10 items-center text-accent underline underline-offset-2"
          >
            {packageName}
          </Link>
        ) : (
          packageName
        )}
      </Fact>
      <Fact name="Amount">
        <span className="font-mono">{formatPrice(totalPrice, currency)}</span>
      </Fact>
      <Fact name="Ordered">
        <Moment at={createdAt} exact />
      </Fact>
      {'credit' in order && (
        <>
          <Fact name="Credits">{formatCredits(order.credit)}</Fact>
          <Fact name="Validity">{counted(order.Validity, 'day')}</Fact>
          <Fact name="Membership left">{membershipLeft(order)}</Fact>
          {order.sellerEmail && (
            <Fact name="Seller">
              <span className="break-all">{order.sellerEmail}</span>
            </Fact>
          )}
        </>
      )}
    </>
  );
}
