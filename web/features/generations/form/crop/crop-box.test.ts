import { expect, test } from 'vitest';
import { fitBox, fromPercent, isWhole, toPercent } from './crop-box.ts';

const picture = { width: 1440, height: 900 };

test.each([
  [
    { x: 10, y: 20, width: 300, height: 200 },
    { x: 10, y: 20, width: 300, height: 200 },
  ],
  [
    { x: 10.4, y: 20.6, width: 300.5, height: 200 },
    { x: 10, y: 21, width: 301, height: 200 },
  ],
  // Too small a side grows, too large a one ends with the picture, and the region moves into it.
  [
    { x: 1430, y: 0, width: 10, height: 20 },
    { x: 1376, y: 0, width: 64, height: 64 },
  ],
  [
    { x: -50, y: 800, width: 5000, height: 200 },
    { x: 0, y: 700, width: 1440, height: 200 },
  ],
])('%o becomes %o', (box, fitted) => {
  expect(fitBox(box, picture)).toEqual(fitted);
});

test('per cent and pixels are two ways to say the same', () => {
  const box = { x: 144, y: 90, width: 720, height: 450 };
  expect(toPercent(box, picture)).toEqual({ unit: '%', x: 10, y: 10, width: 50, height: 50 });
  expect(fromPercent(toPercent(box, picture), picture)).toEqual(box);
});

test('the whole picture is no part of it', () => {
  expect(isWhole({ x: 0, y: 0, ...picture }, picture)).toBe(true);
  expect(isWhole({ x: 0, y: 0, width: 1440, height: 899 }, picture)).toBe(false);
});
