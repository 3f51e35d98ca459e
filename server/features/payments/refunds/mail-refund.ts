import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { canBeMailed, composeMail, queueMail } from '#server/features/mail/index.ts';
import type { OrderRow } from '#server/features/orders/index.ts';
import { getUser } from '#server/features/users/index.ts';
import type { PaymentTools } from '../tools.ts';

type Refunded = { id: string; amount: string; all: boolean; taken: number };

/** Tells the buyer that money went back, and what went with it. */
export async function mailRefund({ db, jobs, config }: PaymentTools, order: OrderRow, refund: Refunded): Promise<void> {
  if (!order.userId) return;
  const { user } = await getUser(db, order.userId);
  const history = order.kind === 'package' ? '/user/subscription-history' : '/user/orders-history';
  // An address that no mail can go to must not undo what was paid.
  if (!canBeMailed(user.email)) return;
  await queueMail(
    { db, jobs },
    {
      kind: 'receipt',
      to: user.email,
      subject: `Your refund for order ${order.orderId}`,
      cause: `refund:${refund.id}`,
      ...composeMail({
        name: user.name,
        paragraphs: [
          refund.all
            ? 'Your payment has been refunded, and you no longer have what you bought with it.'
            : 'Part of your payment has been refunded.',
        ],
        rows: [
          ['Order', order.orderId],
          [order.productName, formatPrice(order.totalPrice, order.currency)],
          ['Returned', formatPrice(refund.amount, order.currency)],
          ...(refund.taken > 0 ? [['Credits taken back', String(refund.taken)] satisfies [string, string]] : []),
        ],
        action: { label: 'See your order', link: `${config.baseUrl}${history}` },
      }),
    },
  );
}
