import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('50 characters stay, the 51st is cut', () => {
  expect(shorten('x'.repeat(50))).toBe('x'.repeat(50));
  expect(shorten('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`);
});

test('an emoji is not cut in half', () => expect(shorten(`${'x'.repeat(49)}🙂🙂`)).toBe(`${'x'.repeat(49)}🙂...`));
