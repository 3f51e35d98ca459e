import { expect, test } from 'vitest';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { secretState, setupForm, valuesOf } from './setup-form.ts';

const stored: PayPalSettings = {
  enablePayPal: true,
  clientId: 'shop',
  currency: 'EUR',
  buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' },
  sdkUrl: 'https://www.sandbox.paypal.com/sdk/js',
  isDemo: false,
  mode: 'sandbox',
  hasClientSecret: true,
  webhookId: 'WH1',
};
const fresh: PayPalSettings = { ...stored, enablePayPal: false, clientId: '', hasClientSecret: false };
const problems = (settings: PayPalSettings, change: object) =>
  setupForm(settings)
    .safeParse({ ...valuesOf(settings), ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message.split(':')[0]]) ?? [];

test('what is stored can be saved as it is', () => expect(problems(stored, {})).toEqual([]));

test('error: enabling asks for client id and secret', () =>
  expect(problems(fresh, { enablePayPal: true })).toEqual([
    ['clientId', 'Enter the client ID'],
    ['clientSecret', 'Enter the client secret'],
  ]));

test.each([{ clientId: 'other' }, { mode: 'live' }])(
  'error: the stored secret is not taken for another client: %o',
  (change) => {
    expect(problems(stored, change)).toEqual([['clientSecret', 'Enter the client secret again']]);
    expect(problems(stored, { ...change, clientSecret: 'new' })).toEqual([]);
    expect(problems(stored, { ...change, enablePayPal: false })).toEqual([]);
  },
);

test('while PayPal is off, anything may be left out', () => expect(problems(fresh, { currency: 'CAD' })).toEqual([]));

test('error: an address is no webhook id', () =>
  expect(problems(fresh, { webhookId: 'https://shop.example/webhooks/paypal' })).toEqual([
    ['webhookId', expect.stringContaining('A webhook ID contains only letters and digits')],
  ]));

test.each([
  ['entered', stored, { clientSecret: 'new' }],
  ['kept', stored, { clientId: ' shop ' }],
  ['of-demo', fresh, { clientId: 'demo' }, { demoAccount: { clientId: 'demo', webhookId: '' } }],
  ['kept', stored, {}, { demoAccount: { clientId: 'shop', webhookId: '' } }],
  ['none', fresh, {}, { demoAccount: { clientId: 'demo', webhookId: '' } }],
  ['of-another', stored, { clientId: 'shop2' }],
  ['none', fresh, {}],
  ['none', stored, { clientSecret: '  ' }, { hasClientSecret: false }],
] as const)('secret: %s', (state, settings, change, other = {}) =>
  expect(secretState({ ...settings, ...other }, { ...valuesOf(settings), ...change })).toBe(state),
);
