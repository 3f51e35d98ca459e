import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import { LIFTED } from '../../model/segmentation.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';

const photograph = { x: 20, y: 20, width: 360, height: 160 };
/** Eight letters of two stems and a bar each. */
const letters = Array.from({ length: 8 }, (_, k): Box => ({ x: 60 + 16 * k, y: 80, width: 11, height: 16 }));

function written(color: number) {
  const image = fillPhotograph(blank(400, 200, 0xffffff), photograph);
  for (const { x, y, height } of letters) {
    for (const stem of [x, x + 8]) fill(image, { x: stem, y, width: 3, height }, color);
    fill(image, { x, y: y + 6, width: 11, height: 3 }, color);
  }
  return image;
}
const lettering = (image: ReturnType<typeof written>) =>
  segmentImage(image).glyphs.filter(({ surface }) => surface <= LIFTED);

describe('liftLettering', () => {
  it('finds the letters on a photograph, with the soft pixel around each', () => {
    const { x, y, width, height } = letters[0];
    const found = lettering(written(0xffffff));
    expect(found).toHaveLength(letters.length);
    expect(found[0]).toMatchObject({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 });
    expect(new Set(found.map(({ surface }) => surface)).size).toBe(1);
  });

  it('gives them the photograph as their background', () => {
    const image = written(0xffffff);
    const { background } = segmentImage(image);
    const ground = background[(letters[3].y + 8) * image.width + letters[3].x + 1];
    expect(ground & 255).toBeLessThan(230);
  });

  it('takes nothing from a photograph without letters, nor one or two shapes alone', () => {
    const image = fillPhotograph(blank(400, 200, 0xffffff), photograph);
    expect(lettering(image)).toEqual([]);
    fill(
      fill(image, { x: 60, y: 80, width: 4, height: 16 }, 0xffffff),
      { x: 300, y: 60, width: 10, height: 10 },
      0xffffff,
    );
    expect(lettering(image)).toEqual([]);
  });
});
