import { type ButtonsOptions, createButtons } from './buttons.ts';

// PayPal's JS SDK v5 as `@paypal/paypal-js` loads it, with as much of `window.paypal` as a shop with buttons uses.

const script = document.currentScript as HTMLScriptElement;
const { origin, searchParams } = new URL(script.src);
const shop = {
  origin,
  clientId: searchParams.get('client-id') ?? '',
  currency: searchParams.get('currency') ?? 'USD',
};
const components = (searchParams.get('components') ?? 'buttons').split(',');

const FUNDING = { PAYPAL: 'paypal', CARD: 'card' };

const namespace = {
  version: '5.0.0-emulator',
  FUNDING,
  getFundingSources: () => Object.values(FUNDING),
  isFundingEligible: (source: string) => Object.values(FUNDING).includes(source),
  ...(components.includes('buttons') && { Buttons: (options: ButtonsOptions = {}) => createButtons(shop, options) }),
};

(window as unknown as Record<string, unknown>)[script.dataset.namespace ?? 'paypal'] = namespace;
