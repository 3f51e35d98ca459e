import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { SolidLabelling } from '../../model/segmentation.ts';
import { area, intersection, scaleBox, unionBox } from '../../raster/box.ts';
import { release } from '../../raster/release.ts';
import { curvature, MIN_TEXTURE_LEVELS } from './curvature.ts';
import { findPainted } from './find-painted.ts';
import { growToEdges, withoutShadow } from './photograph-edges.ts';
import { withPlainParts } from './with-plain-parts.ts';

/** Side of the cells that are judged: smaller ones hold too few pixels, larger ones miss portraits in a list. */
const CELL_PX = 8;
/** Photographs, portraits among them, are no smaller. */
const MIN_SIDE_PX = 24;
/** Levels of curvature beyond which it is the edge of a letter or a shape. */
const MAX_TEXTURE_LEVELS = 40;
/** Share of the pixels of a cell that have it. */
const MIN_TEXTURED_SHARE = 0.3;
/** Share of one colour in a cell: what is painted has a ground. */
const MAX_GROUND_SHARE = 0.2;
/** Share of textured cells in a photograph: the rest of it is sky, skin and shadow. */
const MIN_TEXTURED_CELL_SHARE = 0.1;
const MIN_TEXTURED_CELL_COUNT = 4;

const SMOOTH = 1;
const TEXTURED = 2;

/**
 * Whole photographs. In a page that was painted, nearly every pixel belongs to an area of one colour or of one gradient, or
 * to a thin edge of one; what remains when those are taken away is thick only where a photograph is. It has texture.
 */
export function findPhotographs(image: Pixels, labelling: SolidLabelling): Box[] {
  const columns = Math.floor(image.width / CELL_PX);
  const rows = Math.floor(image.height / CELL_PX);
  const painted = findPainted(image, labelling);
  const kinds = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isUnpainted(image.width, painted, column, row))
        kinds[row * columns + column] = isTextured(image, column, row) ? TEXTURED : SMOOTH;
  dropThin(kinds, columns);
  const found: Box[] = [];
  const seen = new Uint8Array(kinds.length);
  for (let start = 0; start < kinds.length; start++) {
    if (kinds[start] === 0 || seen[start]) continue;
    const { box, cells, textured } = flood(kinds, seen, columns, start);
    if (textured < MIN_TEXTURED_CELL_COUNT || textured < MIN_TEXTURED_CELL_SHARE * cells) continue;
    const whole = withoutShadow(image, growToEdges(image, painted, scaleBox(box, CELL_PX), 1.5 * CELL_PX));
    if (Math.min(whole.width, whole.height) >= MIN_SIDE_PX) found.push(whole);
  }
  release(painted);
  return joinOverlapping(found.map((box) => withPlainParts(image.width, labelling, box)));
}

/** Takes smooth cells away that are part of no square of three: the shadow around a card. */
function dropThin(kinds: Uint8Array, columns: number): void {
  const rows = kinds.length / columns;
  const isThick = new Uint8Array(kinds.length);
  for (let y = 0; y + 3 <= rows; y++) {
    for (let x = 0; x + 3 <= columns; x++) {
      const square = [0, 1, 2].flatMap((v) => [0, 1, 2].map((u) => (y + v) * columns + x + u));
      if (square.every((at) => kinds[at] !== 0)) for (const at of square) isThick[at] = 1;
    }
  }
  for (let at = 0; at < kinds.length; at++) if (kinds[at] === SMOOTH && !isThick[at]) kinds[at] = 0;
}

/** Hardly a pixel of the cell is painted. */
function isUnpainted(width: number, painted: Uint8Array, column: number, row: number): boolean {
  let count = 0;
  for (let y = row * CELL_PX; y < (row + 1) * CELL_PX; y++)
    for (let at = y * width + column * CELL_PX, end = at + CELL_PX; at < end; at++) count += painted[at];
  return count <= 0.1 * CELL_PX * CELL_PX;
}

function isTextured({ width, height, data }: Pixels, column: number, row: number): boolean {
  const counts = new Map<number, number>();
  let most = 0;
  let textured = 0;
  for (let y = row * CELL_PX; y < (row + 1) * CELL_PX; y++) {
    for (let x = column * CELL_PX; x < (column + 1) * CELL_PX; x++) {
      const at = y * width + x;
      const color = data[at];
      const count = (counts.get(color) ?? 0) + 1;
      counts.set(color, count);
      if (count > most) most = count;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
      const curved = Math.max(
        curvature(data[at - 1], color, data[at + 1]),
        curvature(data[at - width], color, data[at + width]),
      );
      if (curved >= MIN_TEXTURE_LEVELS && curved <= MAX_TEXTURE_LEVELS) textured++;
    }
  }
  const all = CELL_PX * CELL_PX;
  return textured >= MIN_TEXTURED_SHARE * all && most <= MAX_GROUND_SHARE * all;
}

/** The 4-connected cells around one: their box in cells, how many they are, and how many of them are textured. */
function flood(kinds: Uint8Array, seen: Uint8Array, columns: number, start: number) {
  const stack = [start];
  seen[start] = 1;
  const inColumn = new Int32Array(columns);
  const inRow = new Int32Array(kinds.length / columns);
  let cells = 0;
  let textured = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % columns;
    const y = (at - x) / columns;
    inColumn[x]++;
    inRow[y]++;
    cells++;
    if (kinds[at] === TEXTURED) textured++;
    for (const next of [x > 0 ? at - 1 : -1, x + 1 < columns ? at + 1 : -1, at - columns, at + columns]) {
      if (next < 0 || next >= kinds.length || seen[next] || kinds[next] === 0) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  const [x, right] = extent(inColumn);
  const [y, bottom] = extent(inRow);
  return { box: { x, y, width: right - x, height: bottom - y }, cells, textured };
}

/** The first and the end of the lines with many cells: a shadow that a photograph lies on is thin. */
function extent(counts: Int32Array): [number, number] {
  const most = counts.reduce((max, count) => Math.max(max, count), 0);
  const isFull = (count: number): boolean => count >= MIN_LINE_SHARE * most;
  return [counts.findIndex(isFull), counts.findLastIndex(isFull) + 1];
}

const MIN_LINE_SHARE = 0.15;

/** What a thing in front parts is one photograph all the same. */
function joinOverlapping(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes.toSorted((a, b) => area(b) - area(a))) {
    const owner = joined.find((other) => intersection(other, box) > 0.3 * area(box));
    if (owner) Object.assign(owner, unionBox([owner, box]));
    else joined.push({ ...box });
  }
  return joined;
}
