import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { channelDistance, rgb } from '../raster/color.ts';
import { compressed } from '../testing/compressed.ts';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import { readIconInk } from './icon-ink.ts';
import { correlation, lookOf, normalized } from './look.ts';
import { readLossyInk } from './lossy-ink.ts';
import { inkReader } from './read-ink.ts';

const SIDE = 32;
const BOX = { x: 8, y: 8, width: 16, height: 16 };
const check = (x: number, y: number): boolean =>
  x > 9 && x < 23 && Math.abs(y - (x < 14 ? x + 6 : 34 - x)) < 2 && y > 9 && y < 23;
const SHAPE = inkOfShape(SIDE, SIDE, check);

function paint([r, g, b]: number[], [gr, gg, gb]: number[]): Pixels {
  const mix = (share: number): number =>
    rgb(
      ...([r - gr, g - gg, b - gb].map((step, c) => Math.round([gr, gg, gb][c] + share * step)) as [
        number,
        number,
        number,
      ]),
    );
  return { width: SIDE, height: SIDE, data: Int32Array.from(SHAPE.data, mix) };
}

it('reads the shape of an icon whose colours are smeared', () => {
  for (const ground of [
    [30, 160, 90],
    [255, 255, 255],
  ]) {
    const color = ground[0] === 255 ? [220, 40, 60] : [255, 255, 255];
    const read = readLossyInk(compressed(paint(color, ground)), BOX)!;
    const [seen, drawn] = [lookOf(read.ink)!, lookOf(SHAPE)!];
    expect(correlation(normalized(seen.cells)!, normalized(drawn.cells)!)).toBeGreaterThan(0.96);
    expect(channelDistance(read.ground, rgb(ground[0], ground[1], ground[2]))).toBeLessThan(12);
  }
});

it('leaves what has several colours, or differs in colour alone, to those who look at these', () => {
  const motley = paint([220, 40, 60], [255, 255, 255]);
  for (let y = 8; y < 24; y++) for (let x = 8; x < 11; x++) motley.data[y * SIDE + x] = rgb(20, 90, 230);
  expect(readLossyInk(motley, BOX)).toBeUndefined();
  const pale = paint([255, 120, 120], [120, 190, 150]);
  expect(readLossyInk(pale, BOX)).toBeUndefined();
  expect(inkReader(pale, pale)(BOX)?.color).toBe(readIconInk(pale, BOX)?.color);
});
