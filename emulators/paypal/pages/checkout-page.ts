import { accountOf, type Context } from '../context.ts';
import type { OrderRecord } from '../store.ts';
import type { Instrument } from '../types.ts';
import type { Money } from '../wire-types.ts';
import { escapeHtml, renderPage } from './html.ts';

const instruments: [Instrument, string, string][] = [
  ['card', 'Card that works', 'The payment is completed.'],
  ['balance', 'PayPal balance', 'The payment is completed.'],
  ['declined-card', 'Declined card', 'The bank says no: the buyer is asked for another card.'],
  ['review', 'Held for review', 'The payment is pending until somebody decides.'],
  ['denied', 'Denied payment', 'The payment is made and denied.'],
  ['payer-action', 'Asks for another confirmation', 'The buyer is sent back here.'],
  ['refused', 'Refused by PayPal', 'The payment fails, and the buyer has to start again.'],
];

const shown = ({ currency_code, value }: Money): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency_code }).format(Number(value));

export type Visit = { token: string; clientId?: string; currency?: string };

/** What keeps this order from being approved here, in words for whoever set the shop up. */
function obstacle(record: OrderRecord | undefined, { token, clientId, currency }: Visit): string | undefined {
  if (!record) return `There is no order ${token}.`;
  const { order } = record;
  const ordered = order.purchase_units[0]?.amount.currency_code;
  if (clientId && clientId !== record.clientId) return 'The order was made by another client than the buttons.';
  if (currency && currency !== ordered)
    return `The order is in ${ordered}, but the buttons were loaded for ${currency}.`;
  if (order.status === 'COMPLETED') return 'This order has already been paid.';
  return order.status === 'VOIDED' ? 'This order is void.' : undefined;
}

const outcomePage = (title: string, text: string) =>
  renderPage({
    title: `${title} · PayPal emulator`,
    style: 'checkout',
    script: 'checkout',
    body: `<main hidden data-obstacle="${escapeHtml(text)}"><h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p>
<div class="actions"><button type="button" class="plain" data-act="fail">Back to the shop</button></div></main>`,
  });

export const waitPage = (): string =>
  renderPage({
    title: 'One moment · PayPal emulator',
    style: 'checkout',
    script: 'wait',
    body: '<main><h1>One moment</h1><p role="status">The shop prepares your order.</p></main>',
  });

/** The buyer's window: what is paid to whom, how, and the ways out. */
export function checkoutPage(context: Context, visit: Visit): string {
  const record = context.store.orders.get(visit.token);
  const problem = obstacle(record, visit);
  if (!record || problem) return outcomePage('This cannot be paid', problem ?? '');
  const { order } = record;
  const merchant = record.brandName ?? accountOf(context, record.clientId).name;
  const amounts = order.purchase_units.map(({ amount }) => shown(amount)).join(' + ');
  const lines = order.purchase_units.map(
    ({ description, amount, invoice_id }) =>
      `<li><span>${escapeHtml(description ?? 'Order')}${invoice_id ? `<small>Invoice ${escapeHtml(invoice_id)}</small>` : ''}</span><b>${shown(amount)}</b></li>`,
  );
  const chosen = record.instrument && record.instrument !== 'declined-card' ? record.instrument : 'card';
  const choices = instruments.map(
    ([value, name, effect]) =>
      `<label><input type="radio" name="instrument" value="${value}"${value === chosen ? ' checked' : ''}><span>${name}<small>${effect}</small></span></label>`,
  );
  return renderPage({
    title: `Pay ${amounts} to ${merchant} · PayPal emulator`,
    style: 'checkout',
    script: 'checkout',
    body: `<main hidden data-order="${order.id}">
<p class="label">Pay to</p>
<h1>${escapeHtml(merchant)}</h1>
<ul>${lines.join('')}</ul>
<form>
<fieldset><legend>Pay with</legend>${choices.join('')}</fieldset>
<div class="actions">
<button type="submit" class="pay">Approve &amp; pay ${amounts}</button>
<button type="button" class="plain" data-act="cancel">Cancel</button>
<button type="button" class="plain" data-act="fail">Fail with an error</button>
</div>
</form>
<p role="status" class="status"></p>
<p class="order">Order ${order.id}</p>
</main>`,
  });
}
