import { describe, expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { findArtboard } from './find-artboard.ts';

const canvas = (): ReturnType<typeof blank> => blank(400, 300, 0xe5e5e5);

describe('findArtboard', () => {
  it('finds the page that a canvas surrounds evenly', () => {
    const image = fill(canvas(), { x: 40, y: 40, width: 320, height: 220 }, 0xffffff);
    fill(image, { x: 40, y: 40, width: 320, height: 30 }, 0x224466);
    expect(findArtboard(image)).toEqual({ x: 40, y: 40, width: 320, height: 220 });
  });

  it('leaves a page with a centred card alone', () => {
    expect(findArtboard(fill(canvas(), { x: 100, y: 20, width: 200, height: 260 }, 0xffffff))).toBeNull();
  });

  it('leaves two things side by side alone', () => {
    const image = fill(canvas(), { x: 40, y: 40, width: 150, height: 220 }, 0xffffff);
    expect(findArtboard(fill(image, { x: 205, y: 40, width: 155, height: 220 }, 0xffffff))).toBeNull();
  });

  it('leaves a page without a canvas alone', () => {
    expect(findArtboard(fill(canvas(), { x: 0, y: 0, width: 400, height: 60 }, 0x224466))).toBeNull();
    expect(findArtboard(canvas())).toBeNull();
  });
});
