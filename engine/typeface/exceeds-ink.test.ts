import { expect, it } from 'vitest';
import { exceedsInk } from './exceeds-ink.ts';

it('knows sizes that no letters so high have', () => {
  expect(exceedsInk(160, 'in f', { x: 0, y: 0, width: 112, height: 33 })).toBe(true);
  expect(exceedsInk(16, 'as', { x: 0, y: 0, width: 16, height: 8 })).toBe(false);
});

it('says nothing of dashes, which have no height', () => {
  expect(exceedsInk(16, '—', { x: 0, y: 0, width: 16, height: 1 })).toBe(false);
});
