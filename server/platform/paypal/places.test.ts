import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { payPalPlaces, payPalSources } from './places.ts';

const configOf = (PAYPAL_BASE_URL = '') => readConfig({ PAYPAL_BASE_URL });

test('PayPal itself, by the mode of the settings', () => {
  expect(payPalPlaces(configOf(), 'live')).toEqual({
    apiBaseUrl: 'https://api-m.paypal.com',
    sdkBaseUrl: 'https://www.paypal.com/sdk/js',
    isDemo: false,
  });
  expect(payPalPlaces(configOf(), 'sandbox')).toEqual({
    apiBaseUrl: 'https://api-m.sandbox.paypal.com',
    sdkBaseUrl: 'https://www.sandbox.paypal.com/sdk/js',
    isDemo: false,
  });
  expect(payPalSources(configOf())).toEqual([
    'https://*.paypal.com',
    'https://*.paypalobjects.com',
    'https://*.venmo.com',
  ]);
});

test.each(['live', 'sandbox'] as const)('a stand-in takes the place of PayPal, also in mode %s', (mode) => {
  const config = configOf('http://localhost:4108/');
  expect(payPalPlaces(config, mode)).toEqual({
    apiBaseUrl: 'http://localhost:4108',
    sdkBaseUrl: 'http://localhost:4108/sdk/js',
    isDemo: true,
  });
  expect(payPalSources(config)).toEqual(['http://localhost:4108']);
});

test('where PayPal’s own sandbox is named, its buttons come from where PayPal keeps them', () => {
  const config = configOf('https://api-m.sandbox.paypal.com');
  expect(payPalPlaces(config, 'live')).toEqual({ ...payPalPlaces(configOf(), 'sandbox'), isDemo: true });
  expect(payPalSources(config)).toEqual(payPalSources(configOf()));
});

test.each(['localhost:4108', 'ftp://localhost', 'http://localhost/paypal', 'http://user@localhost', 'http://a?b', 'x'])(
  'error: %s is no address of a stand-in',
  (url) => {
    expect(() => configOf(url)).toThrow('PAYPAL_BASE_URL');
  },
);
