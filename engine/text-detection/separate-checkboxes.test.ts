import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { Paint } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { blank, fill, fillDisc } from '../testing/draw.ts';
import { separateCheckboxes } from './separate-checkboxes.ts';

const white = (): Pixels => blank(200, 80, 0xffffff);
const ring = (y: number): Box => ({ x: 40, y, width: 16, height: 16 });
/** Draws an unchecked radio button. */
const drawRing = (image: Pixels, { x, y }: Box): Pixels =>
  fillDisc(fillDisc(image, x + 8, y + 8, 8, 0x555555), x + 8, y + 8, 6.5, 0xffffff);
const choice = (): Pixels => drawRing(drawRing(white(), ring(10)), ring(50));
const block = (x: number, y: number, width: number) => ({ ink: { x, y: y + 2, width, height: 12 } });
const labels = [block(64, 10, 60), block(64, 50, 60)];

it('takes radio buttons from before their labels', () => {
  const { checks, icons } = separateCheckboxes(choice(), [], [ring(10), ring(50)], labels);
  expect(checks.map(({ box, check }) => [box, check.type])).toEqual([
    [ring(10), 'radio'],
    [ring(50), 'radio'],
  ]);
  expect(icons).toEqual([]);
});

it('leaves one alone: a choice has two', () => {
  const { checks, icons } = separateCheckboxes(drawRing(white(), ring(10)), [], [ring(10)], labels);
  expect(checks).toEqual([]);
  expect(icons).toEqual([ring(10)]);
});

it('leaves a letter that stands at the end of a text', () => {
  const words = [block(10, 10, 28), block(58, 10, 60), block(10, 50, 28), block(58, 50, 60)];
  expect(separateCheckboxes(choice(), [], [ring(10), ring(50)], words).checks).toEqual([]);
});

it('leaves what has nothing beside it', () => {
  const far = [block(120, 10, 60), block(120, 50, 60)];
  expect(separateCheckboxes(choice(), [], [ring(10), ring(50)], far).checks).toEqual([]);
});

it('takes white squares on another ground and empty boxes with a border that the page draws itself', () => {
  const image = blank(200, 80, 0xe2e8f0);
  const square: Box = { x: 40, y: 10, width: 18, height: 18 };
  fill(image, square, 0xffffff);
  const checksOf = (paint: Paint) => separateCheckboxes(image, [{ box: square, paint, surface: 1 }], [], labels).checks;
  expect(checksOf({ fill: 0xffffff, radius: 3 })).toMatchObject([{ check: { type: 'checkbox', checked: false } }]);
  expect(checksOf({ fill: 0xffffff, radius: 9 })).toEqual([]);

  fill(image, square, 0x3b82f6);
  expect(checksOf({ fill: 0x3b82f6, radius: 3 })).toEqual([]);
});

it('leaves rings before the entries of a menu whose other signs stand at the same place', () => {
  const image = drawRing(drawRing(blank(200, 240, 0xffffff), ring(10)), ring(50));
  const others = [90, 130, 170].map(ring);
  const entries = [10, 50, 90, 130, 170].map((y) => block(64, y, 60));
  const { checks, icons } = separateCheckboxes(image, [], [ring(10), ring(50), ...others], entries);
  expect(checks).toEqual([]);
  expect(icons).toHaveLength(5);
  // The others lead something else.
  const apart = entries.map((entry, i) => (i < 2 ? entry : block(72, entry.ink.y - 2, 60)));
  expect(separateCheckboxes(image, [], [ring(10), ring(50), ...others], apart).checks).toHaveLength(2);
});

it('leaves a ring with a dot among the signs of a menu, where no other ring stands', () => {
  const image = drawRing(drawRing(blank(400, 240, 0xffffff), ring(50)), { ...ring(10), x: 240 });
  fillDisc(image, 48, 58, 4, 0x555555);
  const signs = [90, 130, 170].map(ring);
  const entries = [50, 90, 130, 170].map((y) => block(64, y, 60));
  const far = { ...ring(10), x: 240 };
  const checksAmong = (...rings: Box[]) =>
    separateCheckboxes(image, [], [ring(50), far, ...rings, ...signs], [...entries, block(264, 10, 60)]).checks;
  expect(checksAmong().map(({ box }) => box)).not.toContainEqual(ring(50));
});
