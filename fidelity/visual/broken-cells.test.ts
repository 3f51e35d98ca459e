import { describe, expect, it } from 'vitest';
import type { Rgb } from '../facts.ts';
import { paint } from '../testing/paint.ts';
import { brokenCells } from './broken-cells.ts';

const white: Rgb = [255, 255, 255];
const dark: Rgb = [30, 30, 40];

describe('brokenCells', () => {
  it('finds nothing in the page itself, nor in the page at another density', () => {
    const page = paint(320, 96, white, [{ x: 32, y: 32, width: 64, height: 32, color: dark }]);
    const dense = paint(640, 192, white, [{ x: 64, y: 64, width: 128, height: 64, color: dark }]);
    expect(brokenCells(page, page).share).toBe(0);
    expect(brokenCells(dense, page, 2, 1).share).toBe(0);
  });

  it('counts each cell of a lost panel, and no other', () => {
    const page = paint(320, 96, dark, [{ x: 32, y: 32, width: 64, height: 32, color: white }]);
    const { columns, rows, share, differences } = brokenCells(page, paint(320, 96, dark));
    expect([columns, rows]).toEqual([10, 3]);
    expect(share).toBe(2 / 30);
    expect([...differences].flatMap((difference, at) => (difference > 12 ? [at] : []))).toEqual([11, 12]);
  });

  it('calls rows broken that only one of the two has, whichever it is', () => {
    expect(brokenCells(paint(320, 96, white), paint(320, 128, white)).share).toBe(1 / 4);
    expect(brokenCells(paint(320, 128, white), paint(320, 96, white)).share).toBe(1 / 4);
  });

  it('leaves out a row of which one page has but a sliver', () => {
    expect(brokenCells(paint(320, 97, white), paint(320, 96, white))).toMatchObject({ rows: 3, share: 0 });
    expect(brokenCells(paint(320, 96, white), paint(320, 100, white))).toMatchObject({ rows: 3, share: 0 });
    expect(brokenCells(paint(320, 96, white), paint(320, 104, white)).share).toBe(1 / 4);
  });

  it('takes what is missing at the right for broken, and leaves out what is beyond', () => {
    expect(brokenCells(paint(320, 32, white), paint(160, 32, white)).share).toBe(1 / 2);
    expect(brokenCells(paint(320, 32, white), paint(400, 32, white)).share).toBe(0);
  });

  it('lets a difference pass that nobody sees', () => {
    expect(brokenCells(paint(64, 64, white), paint(64, 64, [250, 250, 250])).share).toBe(0);
    expect(brokenCells(paint(64, 64, white), paint(64, 64, [200, 200, 200])).share).toBe(1);
  });
});
