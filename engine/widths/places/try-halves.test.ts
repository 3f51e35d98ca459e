import { expect, it } from 'vitest';
import { tryHalves } from './try-halves.ts';

it('keeps all things but those that do harm, and tries no more of them than it has to', () => {
  const kept: number[] = [];
  let attempts = 0;
  tryHalves([1, 2, 3, 4, 5, 6, 7, 8], (some) => {
    attempts++;
    if (some.includes(3)) return false;
    kept.push(...some);
    return true;
  });
  expect(kept.sort()).toEqual([1, 2, 4, 5, 6, 7, 8]);
  expect(attempts).toBe(7);
});
