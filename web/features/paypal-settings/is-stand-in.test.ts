import { expect, test } from 'vitest';
import { isStandIn } from './is-stand-in.ts';

test.each([
  ['https://www.paypal.com/sdk/js', false],
  ['https://www.sandbox.paypal.com/sdk/js', false],
  ['http://127.0.0.1:4108/sdk/js', true],
  ['https://notpaypal.com/sdk/js', true],
])('%s', (sdkUrl, is) => expect(isStandIn({ sdkUrl })).toBe(is));
