import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { mix } from '../raster/color.ts';
import { blank, fill, fillDisc } from '../testing/draw.ts';
import { findGauges } from './find-gauges.ts';

const FILL = 0x1c62b9;
const REST = 0xd9e0e7;
const bar = (y: number, height: number, filled: number) => {
  const image = blank(300, 100, 0xffffff);
  fill(image, { x: 40, y, width: 200, height }, REST);
  return fill(image, { x: 40, y, width: filled, height }, FILL);
};
/** A box with round corners and soft edges. */
const fillRounded = (image: ReturnType<typeof blank>, { x, y, width, height }: Box, radius: number, color: number) => {
  const steps = [0.125, 0.375, 0.625, 0.875];
  const isIn = (u: number, v: number): boolean => {
    const [dx, dy] = [Math.max(radius - u, u - width + radius, 0), Math.max(radius - v, v - height + radius, 0)];
    return Math.hypot(dx, dy) <= radius;
  };
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const covered = steps.flatMap((a) => steps.filter((b) => isIn(u + a, v + b))).length / 16;
      const at = (y + v) * image.width + x + u;
      image.data[at] = mix(image.data[at], color, covered);
    }
  return image;
};
const seed = (y: number, height: number): Box => ({ x: 40, y, width: 200, height });

describe('findGauges', () => {
  it('reads how far a bar of progress is filled', () => {
    const [{ box, gauge }] = findGauges(bar(40, 8, 50), [seed(40, 8)], []);
    expect(box).toEqual(seed(40, 8));
    expect(gauge).toMatchObject({ kind: 'progress', fill: [FILL], rest: REST });
    expect(gauge.value).toBeCloseTo(0.25, 1);
  });

  it('reads how round the corners of a bar are, and whether what is filled ends round', () => {
    const rounded = (radius: number, isPill: boolean) => {
      const image = fillRounded(blank(300, 100, 0xffffff), { x: 40, y: 40, width: 200, height: 16 }, radius, REST);
      fillRounded(image, { x: 40, y: 40, width: 80, height: 16 }, radius, FILL);
      return isPill ? image : fill(image, { x: 80, y: 40, width: 40, height: 16 }, FILL);
    };
    const read = (radius: number, isPill: boolean) => findGauges(rounded(radius, isPill), [seed(40, 16)], [])[0].gauge;
    expect(read(8, true)).toMatchObject({ radius: 8, endRadius: 8 });
    expect(read(8, false)).toMatchObject({ radius: 8, endRadius: 0 });
    expect(Math.abs(read(5, false).radius - 5)).toBeLessThanOrEqual(0.5);
    expect(read(0, false).radius).toBe(0);
  });

  it('takes a bar of one colour for one only beside another', () => {
    const image = bar(20, 8, 50);
    fill(image, seed(60, 8), FILL);
    expect(findGauges(image, [seed(60, 8)], [])).toEqual([]);
    const values = findGauges(image, [seed(20, 8), seed(60, 8)], []).map(({ gauge }) => Math.round(4 * gauge.value));
    expect(values).toEqual([1, 4]);
  });

  it('takes a short bar for one only among others that begin or end like it', () => {
    const image = blank(300, 120, 0xffffff);
    const short = (y: number, x: number, width: number, filled: number): Box => {
      fill(image, { x, y, width, height: 8 }, REST);
      fill(image, { x, y, width: filled, height: 8 }, FILL);
      return { x, y, width, height: 8 };
    };
    const seeds = [short(20, 40, 50, 30), short(60, 40, 50, 10), short(100, 47, 43, 43)];
    expect(findGauges(image, seeds.slice(0, 1), [])).toEqual([]);
    expect(findGauges(image, seeds, []).map(({ gauge }) => Math.round(10 * gauge.value))).toEqual([6, 2, 10]);
  });

  it('reads where the knob of a slider stands', () => {
    const image = fillDisc(bar(47, 6, 100), 140, 50, 9, FILL);
    const [{ gauge }] = findGauges(image, [seed(47, 6)], []);
    expect(gauge).toMatchObject({ kind: 'slider', knob: { color: FILL } });
    expect(gauge.value).toBeCloseTo(0.5, 1);
  });

  it('takes the inside of a ring for the colour of a knob', () => {
    const image = fillDisc(fillDisc(bar(47, 6, 60), 100, 50, 9, FILL), 100, 50, 7, 0xffffff);
    const [{ gauge }] = findGauges(image, [seed(47, 6)], []);
    expect(gauge.knob).toMatchObject({ color: 0xffffff, border: { color: FILL } });
  });

  it('leaves the line under the open one of some tabs, a line with two discs, and one in three colours', () => {
    const word = { x: 50, y: 16, width: 40, height: 14 };
    expect(findGauges(bar(40, 3, 60), [seed(40, 3)], [word])).toEqual([]);
    const steps = fillDisc(fillDisc(bar(47, 6, 100), 100, 50, 9, FILL), 180, 50, 9, FILL);
    expect(findGauges(steps, [seed(47, 6)], [])).toEqual([]);
    const stacked = fill(bar(40, 8, 50), { x: 90, y: 40, width: 60, height: 8 }, 0x2a8a4a);
    expect(findGauges(stacked, [seed(40, 8)], [])).toEqual([]);
  });
});
