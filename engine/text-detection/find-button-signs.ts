import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { area, centerX, centerY, contains, unionBox } from '../raster/box.ts';
import { RowIndex } from '../raster/row-index.ts';

/** Sides of a button that shows a sign and nothing else. */
const [MIN_BUTTON_PX, MAX_BUTTON_PX] = [16, 64];
/** What is as high as this can be read, or is no speck. */
const MAX_HEIGHT_PX = 5;
const [MIN_WIDTH_PX, MAX_WIDTH_PX] = [5, 16];
/** How far its middle is from that of its button. */
const MAX_OFF_MIDDLE_PX = 3;

/**
 * Signs lower than any letter that stand alone in the middle of a button: `»` and `→` of a pager. Elsewhere such ink is a
 * speck; there it is all that the button says. They are drawings, whatever they were read as.
 *
 * @returns the signs, and the lines without them
 */
export function findButtonSigns(
  buttons: readonly Box[],
  glyphs: readonly ConnectedComponent[],
  lines: readonly GlyphLine[],
): { signs: Box[]; lines: GlyphLine[] } {
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const taken = new Set<ConnectedComponent>();
  const signs: Box[] = [];
  for (const button of [...buttons].sort((a, b) => area(a) - area(b))) {
    if (!isButton(button)) continue;
    const held = new Set<ConnectedComponent>();
    rows.visit(button, (glyph) => {
      if (contains(button, glyph)) held.add(glyph);
      return true;
    });
    if (held.size === 0) continue;
    const sign = unionBox([...held]);
    if (!isSign(sign) || !isInMiddle(sign, button) || [...held].some((glyph) => taken.has(glyph))) continue;
    for (const glyph of held) taken.add(glyph);
    signs.push(sign);
  }
  return { signs, lines: lines.filter((line) => !line.glyphs.every((glyph) => taken.has(glyph))) };
}

const isButton = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= MIN_BUTTON_PX && Math.max(width, height) <= MAX_BUTTON_PX;

/** Dots, which are as high as wide, say that something is chosen. */
const isSign = ({ width, height }: Box): boolean =>
  height <= MAX_HEIGHT_PX && width >= MIN_WIDTH_PX && width <= MAX_WIDTH_PX && width > height;

const isInMiddle = (sign: Box, button: Box): boolean =>
  Math.abs(centerX(sign) - centerX(button)) <= MAX_OFF_MIDDLE_PX &&
  Math.abs(centerY(sign) - centerY(button)) <= MAX_OFF_MIDDLE_PX;
