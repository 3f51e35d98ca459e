import type { Outcome } from './approval-window.ts';

// The buyer's window. It was opened by the shop's page (or stands in a frame of it), or the buyer was sent here.

const query = new URLSearchParams(location.search);
const main = document.querySelector('main') as HTMLElement;
const status = document.querySelector('.status');
const shop = window.opener ?? (window.parent === window ? undefined : window.parent);

/** Tells the shop's page, or goes back to it by address. */
function leave(outcome: Outcome, address?: string) {
  const origin = query.get('origin');
  if (shop && origin) return shop.postMessage({ source: 'paypal-emulator', outcome }, origin);
  if (address) return location.assign(address);
  if (status) status.textContent = 'Done. You can close this window.';
}

async function approve(instrument: string): Promise<void> {
  const response = await fetch('/__emulator/approve', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: main.dataset.order, instrument }),
  });
  if (!response.ok) throw new Error(`The emulator answered ${response.status}.`);
  const { orderID, payerID, returnTo } = await response.json();
  leave({ type: 'approved', orderID, payerID }, returnTo);
}

main.querySelector('form')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const buttons = form.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  if (status) status.textContent = 'One moment …';
  try {
    await approve(String(new FormData(form).get('instrument')));
  } catch (error) {
    for (const button of buttons) button.disabled = false;
    if (status) status.textContent = `${error instanceof Error ? error.message : error} Try again.`;
  }
});

async function cancel(): Promise<void> {
  const response = await fetch(`/__emulator/cancel-address?order=${main.dataset.order}`);
  leave({ type: 'cancelled' }, response.ok ? (await response.json()).returnTo : undefined);
}

main.querySelector('[data-act=cancel]')?.addEventListener('click', cancel);
// In a frame the shop's dialog does not hear the key that closes it.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && window.parent !== window) cancel();
});

main.querySelector('[data-act=fail]')?.addEventListener('click', () => {
  const message = main.dataset.obstacle ?? 'The PayPal emulator was told to fail.';
  leave({ type: 'failed', message });
});

// Shown only now: a key or a click before somebody listens would be lost.
main.hidden = false;
