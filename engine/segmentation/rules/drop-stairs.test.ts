import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import { dropStairs } from './drop-stairs.ts';

const line = (x: number, y: number, width: number, height = 1): Box => ({ x, y, width, height });

it('leaves out the steps of a slanted edge, where some of them were not seen, too', () => {
  const falling = [0, 1, 2, 5, 6, 7].map((i) => line(25 * i, 400 + i, 25));
  const rising = [0, 1, 2, 3, 4].map((i) => line(1200 - 24 * i, 700 + i, 24)).concat(line(1224, 700, 8));
  const steep = [0, 1, 2, 3, 4].map((i) => line(300 + i, 900 + 30 * i, 1, 30));
  const divider = line(0, 550, 1280);
  expect(dropStairs([...falling, divider, ...rising, ...steep])).toEqual([divider]);
});

it('keeps the sides of boxes and the lines of a table', () => {
  const box = [line(0, 0, 100), line(0, 0, 1, 40), line(99, 0, 1, 40), line(0, 39, 100)];
  const table = [0, 1, 2, 3, 4, 5].map((i) => line(0, 100 + 40 * i, 600));
  const row = [0, 1, 2, 3, 4, 5].map((i) => line(200 * i, 500, 180));
  expect(dropStairs([...box, ...table, ...row])).toEqual([...box, ...table, ...row]);
});
