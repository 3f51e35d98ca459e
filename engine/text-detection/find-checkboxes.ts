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

/** The gap between a check box and its label, in pixels and over its height: letters stand closer (engine-log: checkboxes). */
const MIN_LABEL_GAP_PX = 3;
const MIN_LABEL_GAP_RATIO = 0.22;
const MAX_LABEL_GAP_PX = 16;
/** The room before it, in pixels and over the gap after it: letters set wide have less (engine-log: checkboxes). */
const MIN_ROOM_BEFORE_PX = 5;
const MIN_ROOM_BEFORE_RATIO = 1.3;
/** Letters of the label that it is compared with. */
const LABEL_LETTER_COUNT = 4;
/** Border of a radio button with its soft edge. */
const MAX_BORDER_PX = 2.5;
/** A border in another colour than the label differs by more than this. */
const MIN_CONTRAST_LEVELS = 48;

/**
 * Takes the check boxes and radio buttons out of the glyphs that browsers draw right before a label: read as letters, they
 * become `[J` and `O`. A circle is a radio button when it reaches above and below the letters after it, or is of another colour.
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
    if (gap < Math.max(MIN_LABEL_GAP_PX, MIN_LABEL_GAP_RATIO * glyph.height) || gap > MAX_LABEL_GAP_PX) return false;
    const free = Math.max(MIN_ROOM_BEFORE_PX, MIN_ROOM_BEFORE_RATIO * gap);
    if (others.some((other) => other.x < glyph.x && glyph.x - right(other) < free)) return false;
    if (check.type === 'checkbox') return true;
    if (!check.checked && !isHollow(image, background, glyph)) return false;
    const label = after.slice(0, LABEL_LETTER_COUNT);
    const feet = label.map(bottom).sort((a, b) => a - b);
    const sticksOut = label.every(({ y }) => y > glyph.y) && feet[feet.length >> 1] < bottom(glyph);
    return sticksOut || channelDistance(strength(glyph), strength(label[0])) > MIN_CONTRAST_LEVELS;
  };
  const checks = new Set(glyphs.filter(isCheck));
  return {
    letters: glyphs.filter((glyph) => !checks.has(glyph)),
    checks: [...checks].map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

/** Nothing of it lies further inside than its border: a © is no radio button. */
function isHollow(
  { width: stride, data }: Pixels,
  background: Int32Array,
  { x, y, width, height }: ConnectedComponent,
): boolean {
  const [middleX, middleY] = [width / 2, height / 2];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const inside = Math.hypot(i + 0.5 - middleX, j + 0.5 - middleY) < Math.min(middleX, middleY) - MAX_BORDER_PX;
      const at = (y + j) * stride + x + i;
      if (inside && channelDistance(data[at], background[at]) > MIN_CONTRAST_LEVELS) return false;
    }
  }
  return true;
}
