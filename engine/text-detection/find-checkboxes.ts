import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Segmentation } from '../model/segmentation.ts';
import { bottom, overlapY, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { RowIndex } from '../raster/row-index.ts';
import { strongestContrast } from '../segmentation/pictures/strongest-contrast.ts';
import { classifyCheckbox } from './classify-checkbox.ts';

/** The room between a radio button and its label, in pixels and in parts of its height: letters stand closer. */
const NEAREST = 3;
const NEAR = 0.22;
const FARTHEST = 16;
/** What stands before it does so this much further, in pixels and times the room after it: letters set wide do not. */
const FREE = 5;
const MORE = 1.3;
/** Letters of the label that it is compared with. */
const LABEL = 4;
/** Thickness of a ring with its soft edge, in pixels. */
const RING = 2.5;
/** Further apart, in levels, its line has another colour than the label. */
const OTHER_COLOR = 48;

/**
 * Takes the check boxes and radio buttons out of the glyphs that browsers draw right before a label: with their round corners
 * they are read as `[J` and `O`. A ring is a radio button when it reaches above and below the letters after it, or is of another colour.
 */
export function findCheckboxes(
  image: Pixels,
  { background, labels }: Pick<Segmentation, 'background' | 'labels'>,
  glyphs: readonly ConnectedComponent[],
): { letters: ConnectedComponent[]; checks: Box[] } {
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const strength = (glyph: ConnectedComponent): Rgb => strongestContrast(image, background, labels, glyph);
  const isCheck = (glyph: ConnectedComponent): boolean => {
    const check = classifyCheckbox(image, glyph);
    if (!check) return false;
    const beside = new Set<ConnectedComponent>();
    rows.visit(glyph, (other) => {
      if (other !== glyph && overlapY(glyph, other) > 0) beside.add(other);
      return true;
    });
    const others = [...beside];
    const after = others.filter((other) => other.x >= right(glyph)).sort((a, b) => a.x - b.x);
    if (after.length === 0) return false;
    const gap = after[0].x - right(glyph);
    if (gap < Math.max(NEAREST, NEAR * glyph.height) || gap > FARTHEST) return false;
    const free = Math.max(FREE, MORE * gap);
    if (others.some((other) => other.x < glyph.x && glyph.x - right(other) < free)) return false;
    if (check.type === 'checkbox') return true;
    if (!check.checked && !isHollow(image, background, glyph)) return false;
    const label = after.slice(0, LABEL);
    const feet = label.map(bottom).sort((a, b) => a - b);
    const sticksOut = label.every(({ y }) => y > glyph.y) && feet[feet.length >> 1] < bottom(glyph);
    return sticksOut || channelDistance(strength(glyph), strength(label[0])) > OTHER_COLOR;
  };
  const checks = new Set(glyphs.filter(isCheck));
  return {
    letters: glyphs.filter((glyph) => !checks.has(glyph)),
    checks: [...checks].map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

/** Nothing of it lies further inside than its ring is thick: a © is no radio button. */
function isHollow(
  { width: stride, data }: Pixels,
  background: Int32Array,
  { x, y, width, height }: ConnectedComponent,
): boolean {
  const [middleX, middleY] = [width / 2, height / 2];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const inside = Math.hypot(i + 0.5 - middleX, j + 0.5 - middleY) < Math.min(middleX, middleY) - RING;
      const at = (y + j) * stride + x + i;
      if (inside && channelDistance(data[at], background[at]) > OTHER_COLOR) return false;
    }
  }
  return true;
}
