import type { Box } from '../../model/box.ts';
import type { GlyphLine } from '../../model/glyph-line.ts';
import type { PaintedBox } from '../../model/paint.ts';
import type { Rule } from '../../model/rule.ts';
import { area, bottom, contains, intersection, overlapX, unionBox } from '../../raster/box.ts';
import { glyphColumns } from '../../text-detection/glyph-columns.ts';

/** Sides of a tile in px, the shorter over the longer one, and how much of it a sign fills at most, as a share of a side. */
const [MIN_SIDE_PX, MAX_SIDE_PX] = [28, 96];
const MIN_ASPECT = 0.8;
const MAX_SIGN_SHARE = 0.8;
/** Lower lines of glyphs are pieces of a drawing; a single glyph may be a letter in a frame. */
const MIN_TYPE_PX = 9;
/** So many pieces are a drawing by themselves: the corners of a frame. */
const MIN_PIECE_COUNT = 3;
/** Share of the height of a line that a piece has which is no dot, and of its width that two pieces above each other share. */
const MIN_STACKED_SHARE = 0.25;

/** A bar of a chart: height over width, and how much of its box it fills. */
const MIN_BAR_ASPECT = 2;
const MIN_BAR_FILL = 0.8;

type Parts = { boxes: PaintedBox[]; rules: Rule[]; glyphLines: GlyphLine[]; shapes: Box[] };

/**
 * A small square or disc with lines, frames and other pieces in its middle, and no words, is the ground of one sign: a window
 * with its bar, a stack of cards. Taken apart, no two such tiles of a page would be alike.
 */
export function joinTileIcons(parts: Parts): Parts {
  const tiles = parts.boxes.filter(({ box, paint }) => (paint.fill ?? paint.gradient) !== undefined && isTile(box));
  let left = parts;
  for (const { box: tile } of tiles) {
    const isInside = (box: Box): boolean => contains(tile, box) && area(box) < area(tile);
    const boxes = left.boxes.map(({ box }) => box).filter(isInside);
    const rules = left.rules.filter(isInside);
    const shapes = left.shapes.filter(isInside);
    const lines = left.glyphLines.filter(isInside);
    const pieces = [...boxes, ...rules, ...shapes, ...lines];
    const isNested = lines.some(isAcrossAnother) || lines.some(isStacked) || lines.some(isOfBars);
    const isWord = ({ height, glyphs }: GlyphLine): boolean => height >= MIN_TYPE_PX && glyphColumns(glyphs).length > 1;
    const hasWords = lines.some(isWord) && !isNested;
    const isDrawn = boxes.length + rules.length > 0 || pieces.length >= MIN_PIECE_COUNT || isNested;
    if (hasWords || (pieces.length < 2 && !isNested) || !isDrawn) continue;
    const sign = unionBox(pieces);
    if (Math.max(sign.width / tile.width, sign.height / tile.height) > MAX_SIGN_SHARE) continue;
    const isLeft = <T extends Box>(box: T): boolean => !isInside(box);
    left = {
      boxes: left.boxes.filter(({ box }) => isLeft(box)),
      rules: left.rules.filter(isLeft),
      glyphLines: left.glyphLines.filter(isLeft),
      shapes: [...left.shapes.filter(isLeft), { x: sign.x, y: sign.y, width: sign.width, height: sign.height }],
    };
  }
  return left;
}

/** Whether most of a line lies within another one: lines of words do not. */
const isAcrossAnother = (line: GlyphLine, at: number, lines: readonly GlyphLine[]): boolean =>
  lines.some((other, i) => i !== at && intersection(line, other) > 0.5 * area(line));

/** Whether a piece lies below another one of a line; the dot of an i is smaller. */
const isStacked = ({ height, glyphs }: GlyphLine): boolean => {
  const pieces = glyphs.filter((glyph) => glyph.height >= MIN_STACKED_SHARE * height);
  return pieces.some((upper) =>
    pieces.some(
      (lower) =>
        lower.y >= bottom(upper) && overlapX(upper, lower) >= MIN_STACKED_SHARE * Math.max(upper.width, lower.width),
    ),
  );
};

/** Whether a line is nothing but bars of several heights, as a small chart is: those of letters are as high as each other. */
const isOfBars = ({ glyphs }: GlyphLine): boolean =>
  glyphs.length >= MIN_PIECE_COUNT &&
  glyphs.every(
    ({ width, height, pixels }) => height >= MIN_BAR_ASPECT * width && pixels >= MIN_BAR_FILL * width * height,
  ) &&
  new Set(glyphs.map(({ height }) => height)).size >= MIN_PIECE_COUNT;

function isTile({ width, height }: Box): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= MIN_SIDE_PX && long <= MAX_SIDE_PX && short >= MIN_ASPECT * long;
}
