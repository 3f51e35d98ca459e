import type { Context } from '../context.ts';
import { presentCapture, presentRefund } from '../payments/present-payment.ts';
import type { OrderRecord } from '../store.ts';
import type { Link, Order, PurchaseUnit } from '../wire-types.ts';

/** The page on which the buyer approves. */
export const approvalUrl = ({ url }: Pick<Context, 'url'>, orderId: string): string =>
  `${url}/checkoutnow?token=${orderId}`;

function orderLinks(context: Context, { id, status }: OrderRecord['order']): Link[] {
  const self = `${context.url}/v2/checkout/orders/${id}`;
  const links: Link[] = [{ href: self, rel: 'self', method: 'GET' }];
  const approve: Link = {
    href: approvalUrl(context, id),
    rel: status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve',
    method: 'GET',
  };
  const capture: Link = { href: `${self}/capture`, rel: 'capture', method: 'POST' };
  if (status === 'CREATED') links.push(approve, { href: self, rel: 'update', method: 'PATCH' }, capture);
  if (status === 'PAYER_ACTION_REQUIRED') links.push(approve);
  if (status === 'APPROVED') links.push({ href: self, rel: 'update', method: 'PATCH' }, capture);
  return links;
}

/** An order as `return=representation` and GET show it. */
export function presentOrder(context: Context, { order }: OrderRecord): Order {
  const captures = [...context.store.captures.values()].filter((each) => each.orderId === order.id);
  const refunds = [...context.store.refunds.values()];
  const purchase_units = order.purchase_units.map((unit, at): PurchaseUnit => {
    const mine = captures.filter((each) => each.unit === at);
    if (mine.length === 0) return unit;
    const given = refunds.filter(({ captureId }) => mine.some(({ capture }) => capture.id === captureId));
    return {
      ...unit,
      payments: {
        captures: mine.map((each) => {
          const { payee, supplementary_data, ...shown } = presentCapture(context, each);
          return shown;
        }),
        ...(given.length > 0 && { refunds: given.map((each) => presentRefund(context, each)) }),
      },
    };
  });
  return { ...order, purchase_units, links: orderLinks(context, order) };
}

/** What an order's call answers without `Prefer: return=representation`. */
export function presentMinimalOrder(context: Context, record: OrderRecord): Partial<Order> {
  const { id, status, payment_source, payer, purchase_units, links } = presentOrder(context, record);
  if (status !== 'COMPLETED') return { id, status, ...(payment_source && { payment_source }), links };
  const units = purchase_units.map(({ reference_id, shipping, payments }) => ({ reference_id, shipping, payments }));
  return { id, status, payment_source, purchase_units: units as PurchaseUnit[], payer, links };
}
