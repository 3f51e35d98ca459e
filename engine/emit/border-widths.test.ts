import { expect, it } from 'vitest';
import { borderWidthsOf } from './border-widths.ts';

it('takes room for a border only where there is one', () => {
  expect(borderWidthsOf({ border: { color: 0, width: 4, sides: ['left'] } })).toEqual({
    top: 0,
    right: 0,
    bottom: 0,
    left: 4,
  });
  expect(borderWidthsOf(undefined)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});
