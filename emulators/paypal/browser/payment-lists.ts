import { actionButton, badge, element, facts, money, mono, select, time } from './element.ts';
import type { Act, State } from './state.ts';

const instruments = {
  card: 'card that works',
  'declined-card': 'declined card',
  review: 'held for review',
  denied: 'denied payment',
  'payer-action': 'asks for another confirmation',
  refused: 'refused by PayPal',
};

export function orderEntry(order: State['orders'][number], state: State, act: Act): HTMLElement {
  const unit = order.purchase_units[0];
  const merchant = state.accounts.find(({ clientId }) => clientId === order.clientId);
  const canBeApproved = ['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED'].includes(order.status);
  const instrument = select('Pay with', instruments);
  const chosen = () => (instrument.querySelector('select') as HTMLSelectElement).value;
  return element(
    'article',
    {},
    element('h3', {}, unit?.description ?? 'Order', ' ', badge(order.status)),
    facts(
      ...order.purchase_units.map(({ amount }) => element('b', {}, money(amount))),
      mono(order.id),
      unit?.invoice_id && `invoice ${unit.invoice_id}`,
      state.accounts.length > 1 && merchant?.name,
      time(order.create_time),
    ),
    canBeApproved &&
      element(
        'div',
        { class: 'actions' },
        instrument,
        actionButton('Approve', `order ${order.id}`, () => act('approve', { orderId: order.id, instrument: chosen() })),
        element('a', { href: `/checkoutnow?token=${order.id}`, target: '_blank' }, 'The buyer’s window'),
      ),
  );
}

export function paymentEntry(capture: State['captures'][number], state: State, act: Act): HTMLElement {
  const { id: captureId, amount } = capture;
  const name = `payment ${captureId}`;
  const refunds = state.refunds.filter(({ links }) =>
    links.some(({ rel, href }) => rel === 'up' && href.endsWith(captureId)),
  );
  const value = element('input', { inputmode: 'decimal', placeholder: 'all of it', size: '8' }) as HTMLInputElement;
  const isPaid = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED';
  const refund = () =>
    act('refund', {
      captureId,
      ...(value.value && { amount: { currency_code: amount.currency_code, value: value.value } }),
    });
  return element(
    'article',
    {},
    element('h3', {}, money(amount), ' ', badge(capture.status)),
    facts(
      mono(captureId),
      capture.invoice_id && `invoice ${capture.invoice_id}`,
      capture.status_details?.reason.replaceAll('_', ' ').toLowerCase(),
      time(capture.create_time),
    ),
    ...refunds.map((each) =>
      facts(
        `${each.note_to_payer ?? 'Refund'} ${money(each.amount)}`,
        mono(each.id),
        each.status === 'CANCELLED' && 'cancelled',
      ),
    ),
    capture.status === 'PENDING' &&
      element(
        'div',
        { class: 'actions' },
        actionButton('Complete', name, () => act('review', { captureId, decision: 'complete' })),
        actionButton('Deny', name, () => act('review', { captureId, decision: 'deny' })),
      ),
    isPaid &&
      element(
        'div',
        { class: 'actions' },
        element('label', {}, 'Amount', value),
        actionButton('Refund', name, refund),
        actionButton('Charge back', name, () => act('chargeback', { captureId })),
      ),
  );
}

export function disputeEntry(dispute: State['disputes'][number], act: Act): HTMLElement {
  const { dispute_id: disputeId } = dispute;
  return element(
    'article',
    {},
    element('h3', {}, money(dispute.dispute_amount), ' ', badge(dispute.status)),
    facts(mono(disputeId), dispute.reason.replaceAll('_', ' ').toLowerCase(), time(dispute.create_time)),
    dispute.status !== 'RESOLVED' &&
      element(
        'div',
        { class: 'actions' },
        actionButton('Buyer wins', `dispute ${disputeId}`, () => act('resolve', { disputeId, winner: 'buyer' })),
        actionButton('Seller wins', `dispute ${disputeId}`, () => act('resolve', { disputeId, winner: 'seller' })),
      ),
  );
}

export function deliveryEntry(delivery: State['deliveries'][number], act: Act): HTMLElement {
  const attempts = delivery.attempts.map(({ at, status, answer }) =>
    element('li', {}, time(at), ` ${status || 'no answer'} `, element('small', {}, answer)),
  );
  const again = actionButton('Send again', `${delivery.eventType} of ${delivery.resourceId}`, () =>
    act('resend', { eventId: delivery.eventId }),
  );
  return element(
    'article',
    { class: 'delivery' },
    element(
      'div',
      {},
      element('h3', {}, delivery.eventType, ' ', badge(delivery.state)),
      facts(mono(delivery.resourceId), `to ${delivery.url}`),
      attempts.length > 0 && element('ol', { class: 'attempts' }, ...attempts),
    ),
    again,
  );
}
