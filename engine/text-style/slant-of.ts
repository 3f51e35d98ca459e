import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** Slant of italics, the tangent of 12° (sans) and 15.5° (serif). */
const SLANTS_PX_PER_ROW = [0.21, 0.275];

/**
 * How much sharper the columns of some letters become when their slant is taken out, as the ratio of the sums of squares
 * of the ink in each column: above 1 the letters are slanted, upright stems give less.
 */
export function slantOf(image: Pixels, { background, labels }: Ink, glyphs: readonly ConnectedComponent[]): number {
  const box = unionBox(glyphs);
  const margin = Math.ceil(SLANTS_PX_PER_ROW[SLANTS_PX_PER_ROW.length - 1] * box.height) + 2;
  const columns = [0, ...SLANTS_PX_PER_ROW].map(() => new Float64Array(box.width + 2 * margin));
  for (const glyph of glyphs) {
    for (let y = glyph.y; y < bottom(glyph); y++) {
      for (let x = glyph.x; x < right(glyph); x++) {
        const at = y * image.width + x;
        if (labels[at] !== glyph.id) continue;
        const ink = channelDistance(image.data[at], background[at]);
        for (let i = 0; i < columns.length; i++) {
          const shifted = x - box.x + margin - (i === 0 ? 0 : SLANTS_PX_PER_ROW[i - 1] * (bottom(box) - y));
          const left = Math.floor(shifted);
          columns[i][left] += ink * (left + 1 - shifted);
          columns[i][left + 1] += ink * (shifted - left);
        }
      }
    }
  }
  const [upright, ...slanted] = columns.map((sums) => sums.reduce((total, sum) => total + sum * sum, 0));
  return Math.max(...slanted) / Math.max(1, upright);
}
