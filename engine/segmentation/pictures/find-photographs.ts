import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { SolidLabelling } from '../../model/segmentation.ts';
import { area, bottom, contains, intersection, right, scaleBox, unionBox } from '../../raster/box.ts';
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
/**
 * A cell bends so much less in the one direction than in the other where it is the shade beside an edge, with rows that end in
 * it. A strip so many times as long as it is wide, along so much of the page, with so much of its texture in such cells, is
 * one; the foot of a laptop in a picture is shorter.
 */
const MIN_OTHER_SHARE = 1 / 3;
const MIN_SHADE_CELL_SHARE = 0.5;
const MIN_SHADE_ASPECT = 8;
const MIN_SHADE_LENGTH_SHARE = 1 / 3;
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
  const isShade = new Uint8Array(kinds.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isUnpainted(image.width, painted, column, row)) {
        const texture = textureOf(image, column, row);
        const at = row * columns + column;
        kinds[at] = texture === undefined ? SMOOTH : TEXTURED;
        if (texture === 'one way') isShade[at] = 1;
      }
  dropThin(kinds, columns);
  const found: Box[] = [];
  const seen = new Uint8Array(kinds.length);
  for (let start = 0; start < kinds.length; start++) {
    if (kinds[start] === 0 || seen[start]) continue;
    const flooded = flood(kinds, seen, columns, start);
    if (flooded.textured < MIN_TEXTURED_CELL_COUNT || flooded.textured < MIN_TEXTURED_CELL_SHARE * flooded.cells.length)
      continue;
    const shade = flooded.cells.reduce((count, at) => count + isShade[at], 0);
    if (isStrip(flooded.box, columns, rows) && shade >= MIN_SHADE_CELL_SHARE * flooded.textured) continue;
    for (const box of islandsOf(kinds, columns, flooded) ?? [flooded.box]) {
      const whole = withoutShadow(image, growToEdges(image, painted, scaleBox(box, CELL_PX), 1.5 * CELL_PX));
      if (Math.min(whole.width, whole.height) >= MIN_SIDE_PX) found.push(whole);
    }
  }
  release(painted);
  return joinOverlapping(found.map((box) => withPlainParts(image.width, labelling, box)));
}

const isStrip = ({ width, height }: Box, columns: number, rows: number): boolean =>
  Math.max(width, height) >= MIN_SHADE_ASPECT * Math.min(width, height) &&
  Math.max(width / columns, height / rows) >= MIN_SHADE_LENGTH_SHARE;

/** Takes smooth cells away that are part of no square of three: the shadow around a card. */
function dropThin(kinds: Uint8Array, columns: number): void {
  const rows = kinds.length / columns;
  const isThick = new Uint8Array(kinds.length);
  for (let y = 0; y + 3 <= rows; y++) {
    for (let x = 0; x + 3 <= columns; x++) {
      if (kinds[y * columns + x] === 0) continue;
      const rowStarts = [y, y + 1, y + 2].map((row) => row * columns + x);
      if (rowStarts.every((at) => kinds[at] !== 0 && kinds[at + 1] !== 0 && kinds[at + 2] !== 0))
        for (const at of rowStarts) isThick.fill(1, at, at + 3);
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

/** Whether a cell has texture, in both directions or only in one. */
function textureOf({ width, height, data }: Pixels, column: number, row: number): 'both ways' | 'one way' | undefined {
  const [left, top] = [column * CELL_PX, row * CELL_PX];
  const all = CELL_PX * CELL_PX;
  const least = MIN_TEXTURED_SHARE * all;
  let [textured, across, down] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + CELL_PX); y++) {
    const end = y * width + Math.min(width - 1, left + CELL_PX);
    for (let at = y * width + Math.max(1, left); at < end; at++) {
      const acrossLevels = curvature(data[at - 1], data[at], data[at + 1]);
      const downLevels = curvature(data[at - width], data[at], data[at + width]);
      const curved = Math.max(acrossLevels, downLevels);
      if (curved < MIN_TEXTURE_LEVELS || curved > MAX_TEXTURE_LEVELS) continue;
      textured++;
      if (acrossLevels >= MIN_TEXTURE_LEVELS) across++;
      if (downLevels >= MIN_TEXTURE_LEVELS) down++;
    }
  }
  if (textured < least) return undefined;
  for (let y = 0; y < CELL_PX; y++) {
    const from = (top + y) * width + left;
    for (let x = 0; x < CELL_PX; x++) colors[y * CELL_PX + x] = data[from + x];
  }
  if (commonest(colors) > MAX_GROUND_SHARE * all) return undefined;
  return Math.min(across, down) < MIN_OTHER_SHARE * Math.max(across, down) ? 'one way' : 'both ways';
}

/** The colours of one cell after another. */
const colors = new Int32Array(CELL_PX * CELL_PX);

/** How often the commonest of some values is among them. Sorts them. */
function commonest(values: Int32Array): number {
  values.sort();
  let [most, first] = [0, 0];
  for (let k = 1; k <= values.length; k++) {
    if (k < values.length && values[k] === values[first]) continue;
    most = Math.max(most, k - first);
    first = k;
  }
  return most;
}

type CellArea = { cells: number[]; box: Box; textured: number };

/** The 4-connected cells around one that are `SMOOTH`, or better: their box in cells, and how many of them are textured. */
function flood(kinds: Uint8Array, seen: Uint8Array, columns: number, start: number, least = SMOOTH): CellArea {
  const cells = [start];
  seen[start] = 1;
  const inColumn = linesOf(columns);
  const inRow = linesOf(kinds.length / columns);
  let textured = 0;
  for (let next = 0; next < cells.length; next++) {
    const at = cells[next];
    const x = at % columns;
    const y = (at - x) / columns;
    inColumn.all[x]++;
    inRow.all[y]++;
    if (kinds[at] === TEXTURED) {
      textured++;
      inColumn.textured[x]++;
      inRow.textured[y]++;
    }
    for (const beside of [x > 0 ? at - 1 : -1, x + 1 < columns ? at + 1 : -1, at - columns, at + columns]) {
      if (beside < 0 || beside >= kinds.length || seen[beside] || kinds[beside] < least) continue;
      seen[beside] = 1;
      cells.push(beside);
    }
  }
  const [x, right] = extent(inColumn);
  const [y, bottom] = extent(inRow);
  return { cells, box: { x, y, width: right - x, height: bottom - y }, textured };
}

type LineCounts = { all: Int32Array; textured: Int32Array };
const linesOf = (count: number): LineCounts => ({ all: new Int32Array(count), textured: new Int32Array(count) });

/**
 * The first and the end of the lines with many cells: a shadow that a photograph lies on is thin. Beyond the texture it goes
 * on as long as no line has suddenly fewer: below a card that lies across its edge there is nothing but the card's shadow.
 */
function extent({ all, textured }: LineCounts): [number, number] {
  const most = all.reduce((max, count) => Math.max(max, count), 0);
  const isFull = (line: number): boolean => all[line] >= MIN_LINE_SHARE * most;
  const hasTexture = (count: number, line: number): boolean => count > 0 && isFull(line);
  let first = Math.max(0, textured.findIndex(hasTexture));
  let last = Math.max(first, textured.findLastIndex(hasTexture));
  while (first > 0 && isFull(first - 1) && all[first - 1] >= MIN_NEXT_LINE_SHARE * all[first]) first--;
  while (last + 1 < all.length && isFull(last + 1) && all[last + 1] >= MIN_NEXT_LINE_SHARE * all[last]) last++;
  return [first, last + 1];
}

const MIN_LINE_SHARE = 0.15;
const MIN_NEXT_LINE_SHARE = 0.5;

/**
 * Photographs on a ground that is smooth without being one straight gradient: rectangles of texture that lie apart from each
 * other and from the edges of an area. The texture of one photograph is no rectangle, or ends where that does.
 */
function islandsOf(kinds: Uint8Array, columns: number, { cells, box, textured }: CellArea): Box[] | undefined {
  if (textured > MAX_ISLAND_SHARE * cells.length) return undefined;
  const seen = new Uint8Array(kinds.length);
  const islands: Box[] = [];
  let within = 0;
  for (const start of cells) {
    if (kinds[start] !== TEXTURED || seen[start]) continue;
    const island = flood(kinds, seen, columns, start, TEXTURED);
    if (island.textured < MIN_TEXTURED_CELL_COUNT) continue;
    if (island.textured < MIN_ISLAND_FILL_SHARE * area(island.box) || !contains(box, island.box, -1)) continue;
    islands.push(island.box);
    within += island.textured;
  }
  return within >= MIN_ISLAND_TEXTURE_SHARE * textured ? islands : undefined;
}

/** Of the cells of an area, texture; of the box of an island, texture; of all texture, that in islands. */
const [MAX_ISLAND_SHARE, MIN_ISLAND_FILL_SHARE, MIN_ISLAND_TEXTURE_SHARE] = [0.6, 0.85, 0.8];

/** What a thing in front parts is one photograph all the same; a portrait that lies across its edge is another one. */
function joinOverlapping(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes.toSorted((a, b) => area(b) - area(a))) {
    const owner = joined.find((other) => intersection(other, box) > 0.3 * area(box) && !liesAcross(box, other));
    if (owner) Object.assign(owner, unionBox([owner, box]));
    else joined.push({ ...box });
  }
  return joined;
}

/** Share of its height that a portrait reaches beyond the photograph it lies on, and how far it keeps from its sides, in px. */
const MIN_BEYOND_SHARE = 0.2;
const MIN_INSET_PX = 8;

/** Whether a square lies across the upper or lower edge of a photograph, apart from its sides. */
function liesAcross(box: Box, photograph: Box): boolean {
  const beyond = Math.max(photograph.y - box.y, bottom(box) - bottom(photograph));
  return (
    beyond >= MIN_BEYOND_SHARE * box.height &&
    Math.abs(box.width - box.height) <= 0.1 * box.height &&
    box.x - photograph.x >= MIN_INSET_PX &&
    right(photograph) - right(box) >= MIN_INSET_PX
  );
}
