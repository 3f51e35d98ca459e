import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation } from '../../model/segmentation.ts';
import { overlapX, overlapY, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { RowIndex } from '../../raster/row-index.ts';
import { strongestContrast } from './strongest-contrast.ts';

/** List markers and full stops are smaller. */
const MIN_SIDE = 7;
const MIN_LENGTH = 8;
/** A solid bar that is higher than this part of its width may be an I. */
const TALLEST = 1.25;
/** A disc fills 0.785 of its box. */
const DISC = 0.72;
const SOLID = 0.96;
/** More letters than this, within this many pixels, are a line of text. */
const LONG_LINE = 14;
const LINE = 300;
/** Two colours nearer than this are those of one text. */
const ALIKE = 40;

/**
 * Takes small solid shapes out of the glyphs: swatches of a legend, dots of a state, flat icons. Nothing that is
 * written fills its box; a full stop of large type and a list marker do, but in the colour of the text beside them.
 */
export function findLoneIcons(
  image: Pixels,
  { background, labels }: Segmentation,
  glyphs: readonly ConnectedComponent[],
): { letters: ConnectedComponent[]; marks: Box[] } {
  const solid = new Set(glyphs.filter((glyph) => isSolid(image, labels, glyph)));
  if (solid.size === 0) return { letters: [...glyphs], marks: [] };
  const colors = new Map<ConnectedComponent, Rgb>();
  const colorOf = (glyph: ConnectedComponent): Rgb => {
    const color = colors.get(glyph) ?? strongestContrast(image, background, labels, glyph);
    colors.set(glyph, color);
    return color;
  };
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const marks = new Set(
    [...solid].filter((mark) => {
      const color = colorOf(mark);
      if (isBullet(mark, rows)) return false;
      return !rows.find(
        { y: mark.y - 2 * mark.height, height: 5 * mark.height },
        (other) => !solid.has(other) && isBeside(mark, other) && channelDistance(colorOf(other), color) < ALIKE,
      );
    }),
  );
  return {
    letters: glyphs.filter((glyph) => !marks.has(glyph)),
    marks: [...marks].map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

function isSolid(image: Pixels, labels: Int32Array, glyph: ConnectedComponent): boolean {
  const { x, y, width, height, pixels } = glyph;
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) < MIN_LENGTH || height > TALLEST * width)
    return false;
  if (Math.max(width, height) > 48) return false;
  const fill = pixels / (width * height);
  if (fill < SOLID && !(fill > DISC && Math.abs(width - height) <= 1)) return false;
  const middle = image.data[(y + (height >> 1)) * image.width + x + (width >> 1)];
  let same = 0;
  for (let row = y; row < y + height; row++) {
    for (let at = row * image.width + x; at < row * image.width + x + width; at++) {
      if (labels[at] === glyph.id && channelDistance(image.data[at], middle) <= 2) same++;
    }
  }
  return same > (fill < SOLID ? 0.5 : 0.9) * pixels;
}

/** A disc before a whole line of text marks an item of a list, whatever its colour; a state has a word or two. */
function isBullet(mark: ConnectedComponent, glyphs: RowIndex<ConnectedComponent>): boolean {
  if (mark.pixels >= SOLID * mark.width * mark.height) return false;
  const after = new Set<ConnectedComponent>();
  glyphs.visit(mark, (other) => {
    if (overlapY(mark, other) > 0 && other.x > right(mark) && other.x < right(mark) + LINE) after.add(other);
    return true;
  });
  return after.size > LONG_LINE;
}

/** On the same line, no farther than a word or two; or the stem below the dot of an i. */
const isBeside = (mark: Box, other: Box): boolean =>
  (overlapY(mark, other) > 0 &&
    Math.max(other.x - right(mark), mark.x - right(other)) < 4 * mark.height + 12 &&
    other.width + other.height > 6) ||
  (overlapX(mark, other) > 0 && Math.abs(overlapY(mark, other)) < 2 * mark.height);
