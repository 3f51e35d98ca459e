import { expect, test } from 'vitest';
import { isOneColor } from './is-one-color.ts';

test('each channel is compared with itself', () => {
  expect(isOneColor([1, 200, 3, 1, 200, 3], 3)).toBe(true);
  expect(isOneColor([1, 200, 3, 1, 200, 30], 3)).toBe(false);
  expect(isOneColor([30, 60, 90, 255], 4)).toBe(true);
});

test('a few levels are what lossy formats make of one colour', () => {
  expect(isOneColor([98, 100, 102, 100], 1)).toBe(true);
  expect(isOneColor([97, 100, 102, 100], 1)).toBe(false);
});
