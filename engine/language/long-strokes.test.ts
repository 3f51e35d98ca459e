import { expect, it } from 'vitest';
import { isStrokeOf } from './long-strokes.ts';

const line = { x: 100, y: 50, width: 300, height: 24 };

it('takes a bar within a line of letters for one of their strokes', () => {
  expect(isStrokeOf(line, { x: 150, y: 54, width: 40, height: 2 })).toBe(true);
  expect(isStrokeOf(line, { x: 80, y: 60, width: 30, height: 2 })).toBe(true);
});

it('takes neither an underline nor a divider for one', () => {
  expect(isStrokeOf(line, { x: 100, y: 76, width: 300, height: 2 })).toBe(false);
  expect(isStrokeOf(line, { x: 0, y: 60, width: 900, height: 1 })).toBe(false);
});
