import { expect, it } from 'vitest';
import { exceedsInk, isWiderThanInk } from './exceeds-ink.ts';
import { readingFont } from './fonts.ts';

it('knows sizes that no letters so high have', () => {
  expect(exceedsInk(160, 'in f', { x: 0, y: 0, width: 112, height: 33 })).toBe(true);
  expect(exceedsInk(16, 'as', { x: 0, y: 0, width: 16, height: 8 })).toBe(false);
});

it('says nothing of dashes, which have no height', () => {
  expect(exceedsInk(16, '—', { x: 0, y: 0, width: 16, height: 1 })).toBe(false);
});

it('knows a text that its ink has no room for', () => {
  const fit = { font: readingFont('arial', 400), size: 15, letterSpacing: 0, fitError: 40 };
  expect(isWiderThanInk(fit, 'CMS MAX', { x: 0, y: 0, width: 33, height: 9 })).toBe(true);
  expect(isWiderThanInk(fit, 'CMS MAX', { x: 0, y: 0, width: 60, height: 12 })).toBe(false);
});
