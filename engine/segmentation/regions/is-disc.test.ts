import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { findDiscs, isDisc, isPill, isRing } from './is-disc.ts';

const [GROUND, DISC, ICON] = [0, 1, 2];
const box = { x: 10, y: 10, width: 60, height: 60, label: DISC };
const holds = ({ data, width }: Pixels): boolean => isDisc(data, width, box);
const disc = (): Pixels => fillDisc(blank(80, 80, GROUND), 40, 40, 30, DISC);

describe('isDisc', () => {
  it('is true of a disc, plain or with an icon', () => {
    expect(holds(disc())).toBe(true);
    const cart = fill(
      fill(disc(), { x: 26, y: 28, width: 26, height: 14 }, ICON),
      { x: 30, y: 46, width: 6, height: 6 },
      ICON,
    );
    expect(holds(cart)).toBe(true);
  });

  it('is true of a disc with an icon that is the same on all sides', () => {
    const book = fill(disc(), { x: 26, y: 28, width: 28, height: 24 }, ICON);
    expect(holds(fill(book, { x: 36, y: 36, width: 8, height: 8 }, DISC + ICON))).toBe(true);
  });

  it('is false of a square, of half a disc, and of a round letter', () => {
    expect(holds(fill(blank(80, 80, GROUND), { x: 10, y: 10, width: 60, height: 60 }, DISC))).toBe(false);
    expect(holds(fill(disc(), { x: 10, y: 40, width: 60, height: 30 }, GROUND))).toBe(false);
    expect(holds(fillDisc(disc(), 40, 40, 15, GROUND))).toBe(false);
    // Its hole is not quite in the middle: hinting.
    expect(holds(fillDisc(disc(), 42, 37, 14, GROUND))).toBe(false);
  });
});

describe('isRing', () => {
  it('is true of a round letter, not of a plain disc nor of one with a drawing', () => {
    const ring = ({ data, width }: Pixels): boolean => isRing(data, width, box);
    expect(ring(fillDisc(disc(), 40, 40, 15, GROUND))).toBe(true);
    expect(ring(disc())).toBe(false);
    expect(ring(fill(disc(), { x: 26, y: 28, width: 26, height: 14 }, ICON))).toBe(false);
  });
});

describe('isPill', () => {
  const pill = (): Pixels =>
    fill(
      fillDisc(fillDisc(blank(100, 60, GROUND), 30, 30, 15, DISC), 50, 30, 15, DISC),
      { x: 30, y: 15, width: 20, height: 30 },
      DISC,
    );
  const place = { x: 15, y: 15, width: 50, height: 30, label: DISC };
  const holds = ({ data, width }: Pixels, one = place): boolean => isPill(data, width, one);

  it('is true of two half discs with straight sides, plain or with a label on it', () => {
    expect(holds(pill())).toBe(true);
    expect(holds(fill(pill(), { x: 24, y: 24, width: 32, height: 12 }, ICON))).toBe(true);
  });

  it('is false of a box, of a D, and of what has a gap in its rim', () => {
    expect(holds(fill(blank(100, 60, GROUND), place, DISC))).toBe(false);
    expect(holds(fill(pill(), { x: 15, y: 15, width: 15, height: 30 }, DISC))).toBe(false);
    expect(holds(fill(pill(), { x: 34, y: 15, width: 12, height: 15 }, GROUND))).toBe(false);
  });

  it('is false of a disc, which is as high as wide', () => {
    const image = fillDisc(blank(100, 60, GROUND), 30, 30, 15, DISC);
    expect(holds(image, { ...place, width: 30 })).toBe(false);
  });
});

describe('findDiscs', () => {
  it('takes a ring for the disc of one more icon beside a disc of its size and colour, not alone', () => {
    const image = blank(160, 80, GROUND);
    fillDisc(image, 40, 40, 30, DISC);
    fill(image, { x: 26, y: 28, width: 26, height: 14 }, ICON);
    fillDisc(image, 120, 40, 30, 3);
    fillDisc(image, 120, 40, 15, ICON);
    const first = { ...box, color: 0xfec800 };
    const ring = { ...box, x: 90, label: 3, color: 0xfec800 };
    expect([...findDiscs([first, ring], image.data, 160)]).toEqual([first, ring]);
    expect([...findDiscs([ring], image.data, 160)]).toEqual([]);
    expect([...findDiscs([first, { ...ring, color: 0x222222 }], image.data, 160)]).toEqual([first]);
  });

  it('takes a ring of another colour for one more in a row of two discs', () => {
    const image = blank(240, 80, GROUND);
    const row = [0, 1, 2].map((i) => ({ ...box, x: 10 + 80 * i, label: 11 + i, color: 0xff0000 + i * 0x40 }));
    for (const [i, { label }] of row.entries()) fillDisc(image, 40 + 80 * i, 40, 30, label);
    fillDisc(image, 200, 40, 15, ICON);
    expect([...findDiscs(row, image.data, 240)]).toEqual(row);
  });
});
