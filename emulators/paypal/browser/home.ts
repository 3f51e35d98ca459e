import { element, facts, mono } from './element.ts';
import { faultPanel } from './fault-panel.ts';
import { deliveryEntry, disputeEntry, orderEntry, paymentEntry } from './payment-lists.ts';
import type { State } from './state.ts';

// The emulator's own page: reads its state every other second and draws again what changed.

const REFRESH_MS = 2000;
/** Per list; older entries are counted. */
const SHOWN = 40;

const status = document.querySelector('.status') as HTMLElement;
const drawn = new Map<string, string>();

/** Draws a list again when what it shows changed and nobody types in it. */
function draw(name: string, shown: unknown, make: () => HTMLElement[]): void {
  const place = document.querySelector(`[data-list=${name}]`) as HTMLElement;
  const text = JSON.stringify(shown);
  const isTyping = place.contains(document.activeElement) && document.activeElement?.matches('input, select');
  if (drawn.get(name) === text || isTyping) return;
  const hadFocus = place.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null;
  drawn.set(name, text);
  place.replaceChildren(...make());
  if (hadFocus) place.querySelector<HTMLElement>(`[aria-label="${CSS.escape(hadFocus)}"]`)?.focus();
}

function newest<T>(entries: T[], make: (entry: T) => HTMLElement, nothing: string): HTMLElement[] {
  if (entries.length === 0) return [element('p', { class: 'empty' }, nothing)];
  const older = entries.length - SHOWN;
  const made = entries.slice(-SHOWN).reverse().map(make);
  return older > 0 ? [...made, element('p', { class: 'hint' }, `and ${older} older`)] : made;
}

async function act(name: string, body: object): Promise<void> {
  const response = await fetch(`/__emulator/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = response.ok ? undefined : await response.json();
  status.textContent = answer ? (answer.details?.[0]?.description ?? answer.message) : '';
  await refresh();
}

function show(state: State): void {
  draw('orders', [state.orders, state.accounts], () =>
    newest(state.orders, (order) => orderEntry(order, state, act), 'None yet. Buy something in the shop.'),
  );
  draw('payments', [state.captures, state.refunds], () =>
    newest(state.captures, (capture) => paymentEntry(capture, state, act), 'None yet.'),
  );
  draw('disputes', state.disputes, () => newest(state.disputes, (dispute) => disputeEntry(dispute, act), 'None.'));
  draw('deliveries', [state.deliveries, state.webhooks], () =>
    newest(
      state.deliveries,
      (delivery) => deliveryEntry(delivery, act),
      state.webhooks.length > 0 ? 'None sent yet.' : 'No webhook is registered: start with --webhook URL.',
    ),
  );
  draw('faults', state.faults, () => faultPanel(state, act));
  draw('merchants', [state.accounts, state.webhooks], () => [
    ...state.accounts.map(({ name, email, merchantId, clientId }) =>
      facts(element('b', {}, name), email, mono(merchantId), 'client id ', mono(clientId)),
    ),
    ...state.webhooks.map(({ id, url }) => facts('webhook', mono(id), url)),
  ]);
  draw('requests', state.requests, () =>
    newest(
      state.requests,
      (each) => facts(mono(`${each.method} ${each.path}`), String(each.status || 'no answer')),
      'None yet.',
    ),
  );
}

async function refresh(): Promise<void> {
  try {
    show(await (await fetch('/__emulator/state')).json());
    if (status.dataset.lost) status.textContent = '';
    delete status.dataset.lost;
  } catch {
    status.dataset.lost = 'yes';
    status.textContent = 'The emulator does not answer. Is it still running?';
  }
}

await refresh();
setInterval(() => void refresh(), REFRESH_MS);
