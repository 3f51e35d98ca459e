import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 6 7 8'],
  [5, 20, '1 2 3 4 5 6 7 … 20'],
  [10, 20, '1 … 8 9 10 11 12 … 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %d of %d: %s', (page, pages, text) => expect(shown(page, pages)).toBe(text));

test('every window rises, holds its page, the first and the last one, and leaves out two pages or more at a gap', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)];
      const slots = pageWindow(page, pages);
      const numbers = slots.filter((slot) => typeof slot === 'number');
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      expect(numbers).toContain(page);
      expect(slots.length).toBeLessThanOrEqual(9);
      slots.forEach((slot, i) => {
        if (i === 0) return;
        const before = slots[i - 1];
        if (typeof slot === 'number' && typeof before === 'number') expect(slot - before).toBe(1);
        if (typeof slot !== 'number') expect(Number(slots[i + 1]) - Number(before)).toBeGreaterThan(2);
      });
    }),
  ));
