import { expect, it } from 'vitest';
import { dropShades } from './drop-shades.ts';

const line = (x: number, y: number, width: number, height = 1) => ({ x, y, width, height });

it('leaves out the rows of a shade, wherever each of them ends', () => {
  const shade = [line(75, 657, 85), line(67, 658, 65), line(100, 659, 55), line(89, 660, 61, 3), line(90, 663, 67)];
  const rule = line(40, 700, 200);
  expect(dropShades([...shade, rule])).toEqual([rule]);
  const columns = shade.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }));
  expect(dropShades(columns)).toEqual([]);
});

it('keeps the lines of a double border, and of a list', () => {
  const double = [line(0, 10, 200), line(0, 11, 200), line(0, 12, 200)];
  const list = [20, 50, 80, 110, 140].map((y) => line(0, y, 200));
  expect(dropShades([...double, ...list])).toHaveLength(8);
});
