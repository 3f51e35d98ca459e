import type { Context } from '../context.ts';
import type { CaptureRecord, DisputeRecord, RefundRecord } from '../store.ts';
import type { Capture, Dispute, Link, Refund } from '../wire-types.ts';

const link = (rel: string, href: string, method: Link['method'] = 'GET'): Link => ({ href, rel, method });

export function presentCapture({ url }: Context, { capture, orderId }: CaptureRecord): Capture {
  const self = `${url}/v2/payments/captures/${capture.id}`;
  const links = [
    link('self', self),
    link('refund', `${self}/refund`, 'POST'),
    link('up', `${url}/v2/checkout/orders/${orderId}`),
  ];
  return { ...capture, links };
}

export function presentRefund({ url }: Context, { refund, captureId }: RefundRecord): Refund {
  const links = [
    link('self', `${url}/v2/payments/refunds/${refund.id}`),
    link('up', `${url}/v2/payments/captures/${captureId}`),
  ];
  return { ...refund, links };
}

export function presentDispute({ url }: Context, { dispute }: DisputeRecord): Dispute {
  return { ...dispute, links: [link('self', `${url}/v1/customer/disputes/${dispute.dispute_id}`)] };
}
