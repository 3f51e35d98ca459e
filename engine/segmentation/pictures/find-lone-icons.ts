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
const MIN_SIDE_PX = 7;
const MIN_LENGTH_PX = 8;
/** Height over width: a higher bar may be an I. */
const MAX_ASPECT = 1.25;
/** Share of the box that is filled; a disc fills 0.785. */
const MIN_DISC_FILL_SHARE = 0.72;
const MIN_FILL_SHARE = 0.96;
/** A longer bar, so many times as long as thick, is no dash: it shows progress, in one colour or two. */
const MAX_SHAPE_PX = 48;
const MIN_BAR_ASPECT = 5;
const MIN_BAR_FILL_SHARE = 0.9;
const MAX_BAR_LEVELS = 8;
/** More letters within this length are a line of text. */
const MAX_LETTER_COUNT = 14;
const LINE_LENGTH_PX = 300;
/** Two colours that are closer are those of one text. */
const MIN_CONTRAST_LEVELS = 40;

/**
 * Takes small solid shapes out of the glyphs: swatches of a legend, dots of a state, flat icons. Nothing that is
 * written fills its box; a full stop of large type and a list marker do, but in the colour of the text beside them.
 */
export function findLoneIcons(
  image: Pixels,
  { background, labels }: Segmentation,
  glyphs: readonly ConnectedComponent[],
): { letters: ConnectedComponent[]; icons: Box[] } {
  const solid = new Set(glyphs.filter((glyph) => isSolid(image, labels, glyph)));
  if (solid.size === 0) return { letters: [...glyphs], icons: [] };
  const colors = new Map<ConnectedComponent, Rgb>();
  const colorOf = (glyph: ConnectedComponent): Rgb => {
    const color = colors.get(glyph) ?? strongestContrast(image, background, labels, glyph);
    colors.set(glyph, color);
    return color;
  };
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const icons = new Set(
    [...solid].filter((icon) => {
      if (icon.width > MAX_SHAPE_PX) return true;
      const color = colorOf(icon);
      if (isBullet(icon, rows, solid)) return false;
      return !rows.find(
        { y: icon.y - 2 * icon.height, height: 5 * icon.height },
        (other) =>
          !solid.has(other) && isBeside(icon, other) && channelDistance(colorOf(other), color) < MIN_CONTRAST_LEVELS,
      );
    }),
  );
  return {
    letters: glyphs.filter((glyph) => !icons.has(glyph)),
    icons: [...icons].map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

function isSolid(image: Pixels, labels: Int32Array, glyph: ConnectedComponent): boolean {
  const { x, y, width, height, pixels } = glyph;
  if (Math.min(width, height) < MIN_SIDE_PX || Math.max(width, height) < MIN_LENGTH_PX || height > MAX_ASPECT * width)
    return false;
  const fill = pixels / (width * height);
  if (Math.max(width, height) > MAX_SHAPE_PX)
    return width > MIN_BAR_ASPECT * height && fill > MIN_BAR_FILL_SHARE && isBar(image, labels, glyph);
  if (fill < MIN_FILL_SHARE && !(fill > MIN_DISC_FILL_SHARE && Math.abs(width - height) <= 1)) return false;
  const middle = image.data[(y + (height >> 1)) * image.width + x + (width >> 1)];
  let same = 0;
  for (let row = y; row < y + height; row++) {
    for (let at = row * image.width + x; at < row * image.width + x + width; at++) {
      if (labels[at] === glyph.id && channelDistance(image.data[at], middle) <= 2) same++;
    }
  }
  return same > (fill < MIN_FILL_SHARE ? 0.5 : 0.9) * pixels;
}

/** In the colours of its two ends; small letters that touch fill their box, too, but in many. */
function isBar(image: Pixels, labels: Int32Array, { x, y, width, height, id, pixels }: ConnectedComponent): boolean {
  const middle = (y + (height >> 1)) * image.width;
  const inset = height >> 1;
  const ends = [image.data[middle + x + inset], image.data[middle + x + width - 1 - inset]];
  let same = 0;
  for (let row = y; row < y + height; row++) {
    for (let at = row * image.width + x; at < row * image.width + x + width; at++) {
      if (labels[at] === id && ends.some((end) => channelDistance(image.data[at], end) <= MAX_BAR_LEVELS)) same++;
    }
  }
  return same > MIN_BAR_FILL_SHARE * pixels;
}

/**
 * A disc before a whole line of text marks an item of a list, whatever its colour; a state has a word or two, and the
 * entries of a legend have one disc each.
 */
function isBullet(
  icon: ConnectedComponent,
  glyphs: RowIndex<ConnectedComponent>,
  solid: ReadonlySet<ConnectedComponent>,
): boolean {
  if (icon.pixels >= MIN_FILL_SHARE * icon.width * icon.height) return false;
  const after = new Set<ConnectedComponent>();
  glyphs.visit(icon, (other) => {
    if (overlapY(icon, other) > 0 && other.x > right(icon) && other.x < right(icon) + LINE_LENGTH_PX) after.add(other);
    return true;
  });
  const isLegend = [...after].some(
    (other) => solid.has(other) && Math.abs(other.width - icon.width) <= 1 && Math.abs(other.y - icon.y) <= 1,
  );
  return after.size > MAX_LETTER_COUNT && !isLegend;
}

/** On the same line, no farther than a word or two; or the stem below the dot of an i. */
const isBeside = (icon: Box, other: Box): boolean =>
  (overlapY(icon, other) > 0 &&
    Math.max(other.x - right(icon), icon.x - right(other)) < 4 * icon.height + 12 &&
    other.width + other.height > 6) ||
  (overlapX(icon, other) > 0 && Math.abs(overlapY(icon, other)) < 2 * icon.height);
