import { describe, expect, it } from 'vitest';
import { estimateDensity, mayBeDense } from './estimate-density.ts';

/** Letters of a page whose lower-case letters are so high: with capitals, points and a heading. */
const letters = (height: number): number[] => [
  ...Array(40).fill(height),
  ...Array(15).fill(1.4 * height),
  ...Array(4).fill(3 * height),
  ...Array(6).fill(0.2 * height),
];

describe('estimateDensity', () => {
  it.each([
    [1280, 9, 1],
    [1920, 10, 1],
    [2560, 19, 2],
    [2880, 18, 2],
    [3840, 27, 3],
    [1920, 14.5, 1.5],
    [1600, 13.5, 1.25],
    [1600, 12, 1.25],
    [1920, 11, 1],
    [375, 9, 1],
    [750, 18, 2],
    [1170, 27, 3],
    [1284, 28, 3],
    // Large type: 2560 is no multiple of 3.
    [2560, 28, 2],
    // A page of 1296 px in a window of 1280.
    [2592, 16, 2],
  ])('%i px wide with letters of %f px: %f', (width, height, density) => {
    expect(estimateDensity(width, letters(height))).toBe(density);
  });

  it('keeps a page of large type, and does not halve a window to a width that nobody has', () => {
    expect(estimateDensity(1280, letters(12))).toBe(1);
    expect(estimateDensity(1280, letters(19))).toBe(1);
  });

  it('decides by the width of the window where there are few letters or none', () => {
    expect(estimateDensity(2560, [])).toBe(2);
    expect(estimateDensity(1280, [])).toBe(1);
    expect(estimateDensity(750, [])).toBe(1);
    expect(estimateDensity(1280, letters(19).slice(0, 12))).toBe(1);
  });

  it('knows widths that only density 1 has', () => {
    expect([1100, 1280, 750, 1170, 2560].map(mayBeDense)).toEqual([false, false, true, true, true]);
  });
});

describe('estimateDensity of a picture that is said to be of a screen', () => {
  it.each([
    // Large type makes a window of 384 px likely, which is no tablet's.
    [768, 18, 'tablet', 1],
    [1536, 12, 'tablet', 2],
    [750, 12, 'phone', 2],
    [375, 18, 'phone', 1],
    // None of these is as wide as a tablet: it is as wide as it is.
    [400, 9, 'tablet', 1],
  ] as const)('%d px with letters of %d px on a %s', (width, height, screen, density) => {
    expect(estimateDensity(width, letters(height), screen)).toBe(density);
  });
});
