import { describe, expect, it } from 'vitest';
import { scoreIcons } from './score-icons.ts';
import type { IconShot } from './shoot-icons.ts';

const icon = (x: number, look: number[], rest: Partial<IconShot> = {}): IconShot => ({
  x,
  y: 0,
  width: 16,
  height: 16,
  isVector: true,
  isOneColor: true,
  look,
  ...rest,
});
/** Ink in the upper left or the lower right quarter of the grid. */
const quarter = (isUpper: boolean): number[] =>
  Array.from({ length: 48 * 48 }, (_, i) => Number(i % 48 < 24 === isUpper && i < 24 * 48 === isUpper));
const [BELL, CART] = [quarter(true), quarter(false)];

describe('scoreIcons', () => {
  it('gives a page that is compared with itself everything', () => {
    const page = [icon(0, BELL), icon(40, CART)];
    expect(scoreIcons(page, page)).toEqual({ icons: 2, found: 2, plain: 2, plainFound: 2, vectors: 2, right: 2 });
  });

  it('tells another icon, a bitmap and one too far away', () => {
    const ours = [icon(2, CART), icon(40, BELL, { isVector: false }), icon(109, BELL)];
    const scores = scoreIcons([icon(0, BELL), icon(40, BELL), icon(100, BELL)], ours);
    expect(scores).toMatchObject({ found: 2, plainFound: 2, vectors: 1, right: 0 });
  });

  it('expects pictures and icons of several colours to be found alone', () => {
    const page = [icon(0, BELL, { isVector: false }), icon(40, CART, { isOneColor: false })];
    expect(scoreIcons(page, page)).toMatchObject({ found: 2, plain: 0, right: 0 });
  });

  it('matches each of ours once', () => {
    expect(scoreIcons([icon(0, BELL), icon(4, BELL)], [icon(0, BELL)]).found).toBe(1);
  });
});
