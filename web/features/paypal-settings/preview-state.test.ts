import { expect, test } from 'vitest';
import { previewState } from './preview-state.ts';

const shop = { enablePayPal: true, clientId: 'shop' };
const here = { isLetIn: true, hasFailed: false };

test.each([
  ['live', shop, here],
  ['off', { ...shop, enablePayPal: false }, here],
  ['off', { ...shop, clientId: '' }, here],
  ['off', { ...shop, clientId: '' }, { isLetIn: false, hasFailed: true }],
  ['elsewhere', shop, { ...here, isLetIn: false }],
  ['failed', shop, { ...here, hasFailed: true }],
] as const)('%s', (state, settings, document) => expect(previewState(settings, document)).toBe(state));
