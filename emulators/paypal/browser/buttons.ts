import { type ApprovalWindow, openApprovalWindow } from './approval-window.ts';

declare const BUTTONS_CSS: string;

export type FundingSource = 'paypal' | 'card';

type Style = {
  layout?: string;
  color?: string;
  shape?: string;
  label?: string;
  height?: number;
  borderRadius?: number;
};

/** What a shop hands to `paypal.Buttons`, as far as the emulator uses it. */
export type ButtonsOptions = {
  style?: Style;
  fundingSource?: string;
  createOrder?: (data: object, actions: object) => Promise<string> | string;
  onApprove?: (data: object, actions: object) => unknown;
  onCancel?: (data: object, actions: object) => unknown;
  onError?: (error: Error) => unknown;
  onInit?: (data: object, actions: object) => unknown;
  onClick?: (data: object, actions: object) => unknown;
};

export type Shop = { origin: string; clientId: string; currency: string };

const LABELS: Record<string, string> = {
  paypal: 'PayPal',
  checkout: 'PayPal Checkout',
  buynow: 'Buy now with PayPal',
  pay: 'Pay with PayPal',
  donate: 'Donate with PayPal',
};

/** One set of buttons, drawn in a shadow root so that the shop's style sheet does not reach it. */
export function createButtons(shop: Shop, given: ButtonsOptions) {
  let options = given;
  let host: HTMLElement | undefined;
  let open: ApprovalWindow | undefined;
  let isEnabled = true;

  const sources = (['paypal', 'card'] as const).filter((source) => (options.fundingSource ?? source) === source);

  function fail(error: unknown) {
    const seen = error instanceof Error ? error : new Error(String(error));
    if (options.onError) options.onError(seen);
    else console.error(seen);
  }

  /** False when the shop's onClick said no. */
  async function mayGoOn(fundingSource: FundingSource): Promise<boolean> {
    let isRefused = false;
    const actions = {
      resolve: async () => {},
      reject: async () => {
        isRefused = true;
      },
    };
    await options.onClick?.({ fundingSource }, actions);
    return !isRefused;
  }

  async function pay(fundingSource: FundingSource, layer: ShadowRoot) {
    if (open) return open.focus();
    if (!isEnabled)
      return void options.onClick?.({ fundingSource }, { resolve: async () => {}, reject: async () => {} });
    // Before anything is awaited: a browser lets only a click open a window.
    const window = openApprovalWindow(shop.origin, layer);
    open = window;
    try {
      if (!(await mayGoOn(fundingSource))) return window.close();
      if (!options.createOrder) throw new Error('createOrder is missing.');
      const orderID = await options.createOrder({ paymentSource: fundingSource }, {});
      if (typeof orderID !== 'string' || orderID === '') throw new Error('createOrder must resolve to an order id.');
      await approve(orderID, fundingSource, window, layer);
    } catch (error) {
      window.close();
      fail(error);
    } finally {
      open = undefined;
    }
  }

  async function approve(orderID: string, paymentSource: FundingSource, window: ApprovalWindow, layer: ShadowRoot) {
    const query = new URLSearchParams({
      token: orderID,
      'client-id': shop.clientId,
      currency: shop.currency,
      origin: location.origin,
    });
    void window.show(`${shop.origin}/checkoutnow?${query}`);
    const outcome = await window.outcome;
    open = undefined;
    if (outcome.type === 'dismissed') return;
    if (outcome.type === 'failed') throw new Error(outcome.message);
    if (outcome.type === 'cancelled') {
      await options.onCancel?.({ orderID }, { redirect: (url: string) => location.assign(url) });
      return;
    }
    const { payerID } = outcome;
    let again: Promise<void> | undefined;
    const actions = {
      redirect: (url: string) => location.assign(url),
      restart: () => {
        open = openApprovalWindow(shop.origin, layer);
        again = approve(orderID, paymentSource, open, layer);
        return again;
      },
    };
    const data = { orderID, payerID, paymentID: null, billingToken: null, facilitatorAccessToken: '', paymentSource };
    await options.onApprove?.(data, actions);
    await again;
  }

  function draw(): HTMLElement {
    const { style = {} } = options;
    const element = document.createElement('div');
    element.setAttribute('data-paypal-emulator', '');
    const root = element.attachShadow({ mode: 'open' });
    const sheet = document.createElement('style');
    sheet.textContent = BUTTONS_CSS;
    const group = document.createElement('div');
    group.className = `buttons ${style.layout === 'horizontal' ? 'horizontal' : 'vertical'}`;
    if (style.height) group.style.setProperty('--height', `${Math.min(55, Math.max(25, style.height))}px`);
    if (style.borderRadius !== undefined) group.style.setProperty('--radius', `${style.borderRadius}px`);
    for (const source of sources) group.append(drawButton(source, style, () => void pay(source, root)));
    const note = document.createElement('p');
    note.textContent = 'PayPal emulator – demo payment, no money moves';
    root.append(sheet, group, note);
    return element;
  }

  function setEnabled(enabled: boolean) {
    isEnabled = enabled;
    for (const button of host?.shadowRoot?.querySelectorAll('.buttons button') ?? [])
      button.setAttribute('aria-disabled', String(!enabled));
  }

  return {
    isEligible: () => sources.length > 0,
    async render(container: string | HTMLElement) {
      const place = typeof container === 'string' ? document.querySelector(container) : container;
      if (!place) throw new Error(`Expected ${container} to be in the page.`);
      host?.remove();
      host = draw();
      place.append(host);
      options.onInit?.({}, { enable: async () => setEnabled(true), disable: async () => setEnabled(false) });
    },
    async close() {
      open?.close();
      host?.remove();
      host = undefined;
    },
    async updateProps(change: ButtonsOptions) {
      options = { ...options, ...change };
    },
    resume() {},
    hasReturned: () => false,
  };
}

function drawButton(source: FundingSource, style: Style, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const color = source === 'card' ? 'black' : (style.color ?? 'gold');
  button.className = `${source} ${color} ${style.shape ?? 'rect'}`;
  button.dataset.fundingSource = source;
  if (source === 'card') button.textContent = 'Debit or Credit Card';
  else button.append(...wordmark(LABELS[style.label ?? 'paypal'] ?? 'PayPal'));
  button.addEventListener('click', act);
  return button;
}

/** The label with the name set apart, as PayPal's buttons have it. */
function wordmark(label: string): Node[] {
  const [before = '', after = ''] = label.split('PayPal');
  const name = document.createElement('b');
  name.textContent = 'PayPal';
  return [document.createTextNode(before), name, document.createTextNode(after)];
}
