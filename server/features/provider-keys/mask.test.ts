import { expect, test } from 'vitest';
import { mask } from './mask.ts';

test.each([
  ['AIzaSyABcdefghijklmnopqrstuvwxyz0123456', 'AIzaSyAB••••••••3456'],
  ['12345678901234567890', '12345678••••••••7890'],
  ['1234567890123456789', '••••••••'],
  ['ollama', '••••••••'],
])('%s is shown as %s', (key, shown) => {
  expect(mask(key)).toBe(shown);
});
