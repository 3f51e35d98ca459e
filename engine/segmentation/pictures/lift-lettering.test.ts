import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { LIFTED } from '../../model/segmentation.ts';
import { blue, green, red, rgb } from '../../raster/color.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';

const photograph = { x: 20, y: 20, width: 360, height: 160 };
/** Letters of two stems and a bar each. */
const lettersFrom = (x: number, count: number, height = 16): Box[] =>
  Array.from({ length: count }, (_, k) => ({ x: x + 16 * k, y: 96 - height, width: 11, height }));
const strokesOf = ({ x, y, height }: Box): Box[] => [
  { x, y, width: 3, height },
  { x: x + 8, y, width: 3, height },
  { x: x + 3, y: y + 6, width: 5, height: 3 },
];
const letters = lettersFrom(60, 8);
const strokes = letters.flatMap(strokesOf);

const WHITE = 0xffffff;
const onPhotograph = (): Pixels => fillPhotograph(blank(400, 200, 0xffffff), photograph);

/** Lays ink over a box that lets this share of its ground through. */
function cover(image: Pixels, box: Box, ink: number, through = 0): void {
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = y * image.width + x;
      const mix = (of: (color: number) => number) => Math.round(of(ink) * (1 - through) + of(image.data[at]) * through);
      image.data[at] = rgb(mix(red), mix(green), mix(blue));
    }
  }
}

const lettering = (image: Pixels) => segmentImage(image).glyphs.filter(({ surface }) => surface <= LIFTED);

function written(ink: number, through?: number): Pixels {
  const image = onPhotograph();
  for (const stroke of strokes) cover(image, stroke, ink, through);
  return image;
}

describe('liftLettering', () => {
  it('finds the letters on a photograph, to the pixel and on one surface', () => {
    const found = lettering(written(0xffffff));
    expect(found.map(({ x, y, width, height }) => ({ x, y, width, height }))).toEqual(letters);
    expect(new Set(found.map(({ surface }) => surface)).size).toBe(1);
  });

  it('finds them in any colour, and when they let their ground through', () => {
    expect(lettering(written(0xffe23d))).toHaveLength(letters.length);
    expect(lettering(written(0x08080c))).toHaveLength(letters.length);
    expect(lettering(written(0xffffff, 0.2))).toHaveLength(letters.length);
  });

  it('finds a word in another colour between words of a line, however near', () => {
    const image = onPhotograph();
    const [before, accent, after] = [lettersFrom(60, 4, 28), lettersFrom(127, 3), lettersFrom(178, 4, 28)];
    for (const stroke of [...before, ...after].flatMap(strokesOf)) cover(image, stroke, WHITE);
    for (const stroke of accent.flatMap(strokesOf)) cover(image, stroke, 0x50a2ff);
    const found = lettering(image);
    expect(found).toHaveLength(11);
    expect(new Set(found.map(({ surface }) => surface)).size).toBe(2);
  });

  it('counts soft strokes, which have the colour of the ink hardly anywhere', () => {
    const image = onPhotograph();
    for (const { x, y, width, height } of strokes) {
      cover(image, { x, y, width, height }, 0xffffff, 0.4);
      cover(image, { x: x + 1, y, width: Math.max(1, width - 2), height }, 0xffffff);
    }
    expect(lettering(image)).toHaveLength(letters.length);
  });

  it('gives them the photograph as their background', () => {
    const image = written(0xffffff);
    const { background } = segmentImage(image);
    const ground = background[(letters[3].y + 8) * image.width + letters[3].x + 1];
    expect(ground & 255).toBeLessThan(230);
  });

  it('takes nothing from a photograph without letters, nor one or two shapes alone', () => {
    const image = onPhotograph();
    expect(lettering(image)).toEqual([]);
    fill(
      fill(image, { x: 60, y: 80, width: 4, height: 16 }, 0xffffff),
      { x: 300, y: 60, width: 10, height: 10 },
      0xffffff,
    );
    expect(lettering(image)).toEqual([]);
  });

  it('leaves a row of lights of all brightness, on no baseline', () => {
    const image = onPhotograph();
    for (let k = 0; k < 12; k++)
      cover(
        image,
        { x: 60 + 14 * k, y: 80 + ((k * 5) % 13), width: 4, height: 5 + (k % 4) },
        0xffffff,
        0.1 + (k % 5) * 0.15,
      );
    expect(lettering(image)).toEqual([]);
  });
});
