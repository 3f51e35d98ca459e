import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { labelFlatRegions } from './label-flat-regions.ts';

describe('labelFlatRegions', () => {
  it('joins what touches and parts what jumps', () => {
    const image = draw(['..#..', '..#..', '.....'], { '.': 0xffffff, '#': 0 });
    const { regions, labels } = labelFlatRegions(image, 3);
    expect(regions.map(({ pixels }) => pixels)).toEqual([13, 2]);
    expect(labels[0]).toBe(labels[4]);
    expect(regions[1]).toMatchObject({ x: 2, y: 0, width: 1, height: 2, color: 0 });
  });

  it('keeps a smooth gradient in one region', () => {
    const image = draw(['abcd'], { a: 0x101010, b: 0x121212, c: 0x141414, d: 0x161616 });
    expect(labelFlatRegions(image, 3).regions).toHaveLength(1);
  });

  it('measures how thick a region is', () => {
    const image = draw(['.###', '.###', '....'], { '.': 0xffffff, '#': 0 });
    const { regions } = labelFlatRegions(image, 3);
    expect(regions.map(({ maxSquare }) => maxSquare)).toEqual([1, 2]);
  });
});
