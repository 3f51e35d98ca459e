import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { standsBefore } from './stands-before.ts';

const field: Box = { x: 491, y: 335, width: 360, height: 36 };
const words = (x: number, y: number, width: number): Box => ({ x, y, width, height: 13 });

it('knows the label before a field by its line and its distance', () => {
  expect(standsBefore(words(380, 346, 60), field, [])).toBe(true);
  expect(standsBefore(words(380, 372, 60), field, [])).toBe(false);
  expect(standsBefore(words(500, 346, 60), field, [])).toBe(false);
});

it('knows a short one by the column that it begins in', () => {
  const role = words(295, 346, 27);
  expect(standsBefore(role, field, [role])).toBe(false);
  expect(standsBefore(role, field, [role, words(295, 421, 87)])).toBe(true);
  expect(standsBefore(words(121, 346, 60), field, [words(121, 421, 60)])).toBe(false);
});
