import type { Box } from '../model/box.ts';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { contains, right, unionBox } from '../raster/box.ts';

/** A lone digit read with this confidence counts where this many others stand in its column. */
const MIN_LONE_DIGIT_CONFIDENCE = 50;
const MIN_PEER_COUNT = 2;

/**
 * Vision and recogniser veto each other (REMAUI): what reads as text is text; what does not and looks like a small
 * drawing is an icon; specks are neither.
 *
 * @returns indices of the lines that are text, and the boxes of icons
 */
export function classifyLines(
  lines: readonly GlyphLine[],
  readings: readonly LineReading[],
): { text: number[]; icons: Box[] } {
  const text: number[] = [];
  const icons: Box[] = [];
  // In a listing whatever stands on the grid is text.
  const sure = lines.map(
    (line, i) =>
      line.grid !== undefined ||
      isSaid(line, readings[i]) ||
      (isText(line, readings[i]) && !isIconRow(line, readings[i])),
  );
  const peers = countLeftEdges(lines.filter((_, i) => sure[i]));
  lines.forEach((line, i) => {
    if (sure[i] || (isLoneDigit(readings[i]) && standsInColumn(line, peers))) text.push(i);
    else if (isPattern(line)) return;
    else icons.push(...piecesOf(line).filter(isLargeEnough));
  });
  return { text, icons };
}

/** Somebody says that it is text, and something was read. */
const isSaid = ({ said }: GlyphLine, { words }: LineReading): boolean => said !== undefined && words.length > 0;

/** Smaller ink that is not read is a speck: an angle that opens a menu is 4 px high. */
const MIN_ICON_THICKNESS_PX = 4;
const MIN_ICON_LENGTH_PX = 7;

const isLargeEnough = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= MIN_ICON_THICKNESS_PX && Math.max(width, height) >= MIN_ICON_LENGTH_PX;

/** A few drawings as large as a button with room between them are icons, each by itself; a line of letters stays whole. */
function piecesOf(line: GlyphLine): Box[] {
  const { x, y, width, height } = line;
  if (height < MIN_BUTTON_ICON_HEIGHT_PX || line.glyphs.length > MAX_ICON_COUNT) return [{ x, y, width, height }];
  const pieces: Box[] = [];
  for (const glyph of [...line.glyphs].sort((a, b) => a.x - b.x)) {
    const last = pieces[pieces.length - 1];
    const box = { x: glyph.x, y: glyph.y, width: glyph.width, height: glyph.height };
    if (last && glyph.x - right(last) < MIN_ICON_GAP_PX) Object.assign(last, unionBox([last, box]));
    else pieces.push(box);
  }
  const drawings = pieces.filter(isLargeEnough);
  return drawings.every((box) => isSquare(box, height)) ? drawings : [{ x, y, width, height }];
}

/** About as wide as high, and as high as its line. */
const isSquare = (box: Box, height: number): boolean =>
  Math.abs(box.width - box.height) <= 0.25 * height && box.height > 0.7 * height;

/** Icons in a row that happen to be read: hardly any letters, each as large as a button and as wide as high. */
function isIconRow({ glyphs: pieces, height }: GlyphLine, { words, confidence }: LineReading): boolean {
  if (height < MIN_BUTTON_ICON_HEIGHT_PX || pieces.length > MAX_PIECE_COUNT) return false;
  // What lies within a disc is a part of its icon.
  const glyphs = pieces.filter((piece) => !pieces.some((other) => other !== piece && contains(other, piece)));
  if (glyphs.length < 2 || glyphs.length > MAX_ICON_COUNT || confidence >= 90) return false;
  const letters = words.map(({ text }) => text).join('').length;
  const square = glyphs.filter((glyph) => isSquare(glyph, height));
  const apart = glyphs.slice(1).every((glyph, i) => glyph.x - right(glyphs[i]) >= MIN_ICON_GAP_PX);
  return letters <= 2 * glyphs.length && apart && square.length === glyphs.length;
}

/** Icons to press are as high as this, and this far apart. */
const MIN_BUTTON_ICON_HEIGHT_PX = 24;
const MIN_ICON_GAP_PX = 3;
const MAX_ICON_COUNT = 8;
/** With what is drawn within them. */
const MAX_PIECE_COUNT = 40;

/** A row of pieces that are as high and as wide as this is a row of icons. */
const MIN_ROW_ICON_SIDE_PX = 8;

/** A digit alone: 0 and 1 have shapes that icons have as well. */
function isLoneDigit({ words, confidence }: LineReading): boolean {
  return words.length === 1 && /^\d$/.test(words[0].text) && confidence >= MIN_LONE_DIGIT_CONFIDENCE;
}

/** How many lines of a height begin at a column. */
function countLeftEdges(lines: readonly GlyphLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { x, height } of lines) counts.set(`${x} ${height}`, (counts.get(`${x} ${height}`) ?? 0) + 1);
  return counts;
}

/** Other lines of its height begin where it begins, within a pixel: the cells of a table. */
function standsInColumn({ x, height }: GlyphLine, peers: ReadonlyMap<string, number>): boolean {
  return [x - 1, x, x + 1].reduce((sum, left) => sum + (peers.get(`${left} ${height}`) ?? 0), 0) >= MIN_PEER_COUNT;
}

/** Dots or dashes of one size on one row: a dashed border or a dotted leader. Letters differ in how much ink they have. */
function isPattern({ glyphs }: GlyphLine): boolean {
  if (glyphs.length < 6) return false;
  const inner = glyphs.slice(1, -1);
  const [{ y, width, height, pixels }] = inner;
  if (height >= MIN_ROW_ICON_SIDE_PX && width >= MIN_ROW_ICON_SIDE_PX) return false;
  const alike = inner.filter(
    (glyph) =>
      Math.abs(glyph.width - width) <= 1 &&
      Math.abs(glyph.height - height) <= 1 &&
      Math.abs(glyph.y - y) <= 1 &&
      Math.abs(glyph.pixels - pixels) <= 0.2 * pixels + 1,
  );
  return alike.length > 0.85 * inner.length && inner.every((glyph) => glyph.pixels > 0.6 * glyph.width * glyph.height);
}

/** Signs that are written rather than drawn; arrows, crosses and bars may well be icons. */
const SIGNS = /^[?#/%&$@!{}()[\];:]+$/;
/** The confidence of what was read by its shape (see `readShapes`). */
export const SHAPE_CONFIDENCE = 100;

function isText(line: GlyphLine, { words, confidence }: LineReading): boolean {
  if (isPattern(line)) return false;
  if (confidence === SHAPE_CONFIDENCE) return true;
  const [only] = line.glyphs;
  if (line.glyphs.length === 1 && only.pixels > 0.93 * only.width * only.height) return false;
  const text = words.map((word) => word.text).join(' ');
  const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  if (letters === 0)
    return text.length <= 3 && (SIGNS.test(text) ? confidence >= 80 : text.length > 1 && confidence > 85);
  if (letters === 1) return confidence >= 80 && text.length <= 3;
  if (letters <= 3) return confidence >= 50;
  return confidence >= 25;
}
