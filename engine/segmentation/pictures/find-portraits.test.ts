import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillDisc, fillPhotograph } from '../../testing/draw.ts';
import { findPortraits } from './find-portraits.ts';

const WHITE = 0xffffff;

/** A disc cut out of a photograph, with a ring of a colour around it. */
function portrait(image: Pixels, x: number, y: number, radius: number, shift: number, ring?: number): void {
  if (ring !== undefined) fillDisc(image, x, y, radius + 2, ring);
  const photograph = fillPhotograph(blank(120, 120, 0), { x: 0, y: 0, width: 120, height: 120 });
  for (let v = 0; v < image.height; v++)
    for (let u = 0; u < image.width; u++)
      if (Math.hypot(u + 0.5 - x, v + 0.5 - y) <= radius)
        image.data[v * image.width + u] = photograph.data[((v + 31 * shift) % 120) * 120 + ((u + 53 * shift) % 120)];
}

describe('findPortraits', () => {
  it('takes a row apart whose rings are like the ground, the last in front', () => {
    const image = blank(160, 60, WHITE);
    for (let i = 0; i < 4; i++) portrait(image, 30 + 24 * i, 30, 18, i, WHITE);
    const found = findPortraits(image, { x: 12, y: 12, width: 108, height: 36 });
    expect(found?.rising).toBe(true);
    expect(found?.boxes.map(({ x }) => x)).toEqual([10, 34, 58, 82]);
    expect(found?.boxes.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([40, 40]));
  });

  it('sees that the first lies in front', () => {
    const image = blank(160, 60, WHITE);
    for (let i = 2; i >= 0; i--) portrait(image, 30 + 24 * i, 30, 18, i, WHITE);
    const found = findPortraits(image, { x: 12, y: 12, width: 84, height: 36 });
    expect(found).toMatchObject({ rising: false });
    expect(found?.boxes).toHaveLength(3);
  });

  it('follows their edges where no ring parts them', () => {
    const image = blank(160, 60, WHITE);
    for (let i = 0; i < 3; i++) fillDisc(image, 30 + 24 * i, 30, 18, [0x204060, 0xb06030, 0x3a8040][i]);
    const found = findPortraits(image, { x: 12, y: 12, width: 84, height: 36 });
    expect(found).toMatchObject({ rising: true });
    expect(found?.boxes).toHaveLength(3);
  });

  it('finds a single portrait without what lies around it', () => {
    const image = blank(80, 80, WHITE);
    fillDisc(image, 40, 44, 26, 0xf2f2f2);
    portrait(image, 40, 40, 24, 1);
    expect(findPortraits(image, { x: 13, y: 15, width: 54, height: 56 })?.boxes).toEqual([
      { x: 16, y: 16, width: 48, height: 48 },
    ]);
  });

  it('finds a portrait across the lower edge of a banner', () => {
    const image = fill(blank(80, 80, WHITE), { x: 0, y: 0, width: 80, height: 38 }, 0x7f7f7f);
    portrait(image, 40, 40, 24, 1);
    expect(findPortraits(image, { x: 13, y: 15, width: 54, height: 54 })?.boxes).toEqual([
      { x: 16, y: 16, width: 48, height: 48 },
    ]);
  });

  it('leaves pictures alone that are no discs', () => {
    const image = fillPhotograph(blank(160, 60, WHITE), { x: 10, y: 10, width: 120, height: 40 });
    expect(findPortraits(image, { x: 10, y: 10, width: 120, height: 40 })).toBeUndefined();
    expect(
      findPortraits(fill(blank(60, 60, WHITE), { x: 10, y: 10, width: 40, height: 40 }, 0), {
        x: 10,
        y: 10,
        width: 40,
        height: 40,
      }),
    ).toBeUndefined();
  });
});
