import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { blank, fill, fillDisc } from '../testing/draw.ts';
import { separateCheckboxes } from './separate-checkboxes.ts';

/** An unchecked radio button at 40,10, 16 px wide. */
const image = fillDisc(fillDisc(blank(200, 40, 0xffffff), 48, 18, 8, 0x555555), 48, 18, 6.5, 0xffffff);
const ring: Box = { x: 40, y: 10, width: 16, height: 16 };
const block = (x: number, width: number) => ({ ink: { x, y: 12, width, height: 12 } });
const separate = (...blocks: { ink: Box }[]) => separateCheckboxes(image, [], [ring], blocks);

it('takes a radio button from before its label', () => {
  const { checks, icons } = separate(block(64, 60));
  expect(checks).toEqual([{ box: ring, check: expect.objectContaining({ type: 'radio' }) }]);
  expect(icons).toEqual([]);
});

it('leaves a letter alone that stands at the end of a text', () => {
  const { checks, icons } = separate(block(10, 28), block(58, 60));
  expect(checks).toEqual([]);
  expect(icons).toEqual([ring]);
});

it('leaves what has nothing beside it', () => {
  fill(image, { x: 100, y: 0, width: 1, height: 1 }, 0);
  expect(separate(block(120, 60)).checks).toEqual([]);
});
