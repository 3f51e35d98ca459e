import { expect, it } from 'vitest';
import type { Region } from '../../model/segmentation.ts';
import { trimFringe } from './trim-fringe.ts';

const WIDTH = 60;

/** A region of one label whose rows reach so far, from its first one on. */
function regionOf(rows: readonly (readonly [from: number, to: number])[]): { region: Region; labels: Int32Array } {
  const labels = new Int32Array(WIDTH * rows.length).fill(-1);
  for (const [y, [from, to]] of rows.entries()) labels.fill(1, y * WIDTH + from, y * WIDTH + to);
  const x = Math.min(...rows.map(([from]) => from));
  const width = Math.max(...rows.map(([, to]) => to)) - x;
  const region = { label: 1, x, y: 0, width, height: rows.length, pixels: 0, color: 0, maxSquare: 20 } as Region;
  return { region, labels };
}

it('takes off a row of which only some pixels at its corner leaked into the line around it', () => {
  const { region, labels } = regionOf([[12, 15], ...Array.from({ length: 30 }, () => [10, 50] as const)]);
  trimFringe(region, labels, WIDTH);
  expect(region).toMatchObject({ x: 10, y: 1, width: 40, height: 30 });
});

it('leaves the round end of a shape, whose rows grow by and by', () => {
  const disc = Array.from({ length: 40 }, (_, y) => {
    const half = Math.round(Math.sqrt(20 ** 2 - (y - 19.5) ** 2));
    return [30 - half, 30 + half] as const;
  });
  const { region, labels } = regionOf(disc);
  trimFringe(region, labels, WIDTH);
  expect(region).toMatchObject({ y: 0, height: 40 });
});
