import type { LineDifference } from '../analysis/line-differences.ts';
import { commonArea } from '../common-area.ts';
import type { Box, Raster, Rgb } from '../facts.ts';
import { CELL_SIZE } from '../visual/broken-cells.ts';
import { connectedCells } from '../visual/connected-cells.ts';
import { meanColor } from '../visual/mean-color.ts';
import type { CellComparison } from './compare-cells.ts';
import type { Faithfulness } from './faithfulness.ts';

/** Something that differs, and where: `box` is in CSS pixels of the design, `weight` 0–1 says how much it matters. */
export type Difference =
  | LineDifference
  | ({ box: Box; weight: number } & (
      | { kind: 'lost' | 'added' | 'picture' }
      | { kind: 'recolored'; expected: Rgb; found: Rgb }
      /** The result ends so many pixels later (or earlier, below 0) than the design. */
      | { kind: 'length'; by: number }
      | { kind: 'faint'; text: string }
      /** Corners of a box that are not as round as in the design. */
      | { kind: 'corner'; isRounder: boolean }
    ));

/** Above this, a cell looks altogether different (CIE76). */
const WHOLLY_DIFFERENT = 50;
/** What a wrong corner weighs: as much as so many wrong pixels. */
const CORNER_AREA = 64;
/** A pale area is seen when so many cells are connected. */
const TINTED_CELLS = 4;
/** Cells that are lost count as missing text when a line that is missing lies over this share of them. */
const COVERED = 0.6;

/** Every place where a result differs from its design, worst first. */
export function placesOf(
  { cells, contrast, corners, wrongPictures }: Pick<Faithfulness, 'cells' | 'contrast' | 'corners' | 'wrongPictures'>,
  lines: readonly LineDifference[],
  design: Raster,
  result: Raster,
): Difference[] {
  const area = design.width * design.height;
  const share = ({ width, height }: Box) => (width * height) / area;
  const faint = [...Map.groupBy(contrast.words, ({ block }) => block).values()].map((words) => ({
    kind: 'faint' as const,
    text: words.map(({ text }) => text).join(' '),
    box: words.reduce<Box>(united, words[0] as Box),
    weight: (words.length / Math.max(1, contrast.words.length)) * contrast.share,
  }));
  // Text that was found to be faint is in the document: it is not missing.
  const isFaint = ({ box, kind }: LineDifference) =>
    kind === 'missing' && faint.some((one) => commonArea(one.box, box) > 0);
  const texts = lines.filter((line) => !isFaint(line));
  const missing = texts.filter(({ kind }) => kind === 'missing');
  return [
    ...texts,
    ...faint,
    ...wrongPictures.map(({ box, agreement }) => ({
      kind: 'picture' as const,
      box,
      weight: share(box) * (1 - agreement),
    })),
    ...corners
      .filter(({ rounder, lessRound }) => rounder + lessRound > 0)
      .map(({ box, rounder, lessRound }) => ({
        kind: 'corner' as const,
        box,
        isRounder: rounder > lessRound,
        weight: ((rounder + lessRound) * CORNER_AREA) / area,
      })),
    ...tintsOf(cells, design, result),
    ...regionsOf(cells, design, result).filter(
      ({ kind, box }) =>
        kind !== 'lost' ||
        coveredBy(
          box,
          missing.map((line) => line.box),
        ) < COVERED,
    ),
  ].sort((a, b) => b.weight - a.weight);
}

/** Connected cells that are broken, missing or invented, each group as one difference. */
function regionsOf(
  { columns, rows, differences, broken, missing, invented }: CellComparison,
  design: Raster,
  result: Raster,
) {
  const marked = broken.map((isBroken, at) => isBroken || missing[at] === true || invented[at] === true);
  const end = Math.min(design.height, result.height);
  return connectedCells(marked, columns).map((group): Difference => {
    const count = (flags: readonly boolean[]) => group.filter((at) => flags[at]).length;
    const box = group.map((at) => cellBox(at, columns)).reduce<Box>(united, cellBox(group[0] as number, columns));
    const badness = group.reduce((sum, at) => {
      const difference = differences[at] as number;
      return sum + Math.max(missing[at] || invented[at] ? 0.5 : 0, Math.min(1, difference / WHOLLY_DIFFERENT));
    }, 0);
    const place = {
      box: clipped(box, design.width, Math.max(design.height, result.height)),
      weight: badness / (columns * rows),
    };
    const beyond = group.filter((at) => Math.floor(at / columns) * CELL_SIZE >= end).length;
    if (beyond > group.length / 2) return { ...place, kind: 'length', by: result.height - design.height };
    if (count(missing) > group.length / 2) return { ...place, kind: 'lost' };
    if (count(invented) > group.length / 2) return { ...place, kind: 'added' };
    return {
      ...place,
      kind: 'recolored',
      expected: colorOf(design, group, columns),
      found: colorOf(result, group, columns),
    };
  });
}

/** Flat areas in a slightly different colour. */
function tintsOf({ columns, rows, differences, tinted }: CellComparison, design: Raster, result: Raster) {
  return connectedCells(tinted, columns)
    .filter(({ length }) => length >= TINTED_CELLS)
    .map((group) => ({
      kind: 'recolored' as const,
      box: clipped(group.map((at) => cellBox(at, columns)).reduce(united), design.width, design.height),
      weight: group.reduce((sum, at) => sum + (differences[at] as number) / WHOLLY_DIFFERENT, 0) / (columns * rows),
      expected: colorOf(design, group, columns),
      found: colorOf(result, group, columns),
    }));
}

const cellBox = (at: number, columns: number): Box => ({
  x: (at % columns) * CELL_SIZE,
  y: Math.floor(at / columns) * CELL_SIZE,
  width: CELL_SIZE,
  height: CELL_SIZE,
});

/** Mean colour over the cells. */
function colorOf(image: Raster, group: readonly number[], columns: number): Rgb {
  const colors = group.map((at) => meanColor(image, cellBox(at, columns))).filter((color) => color !== undefined);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(colors.reduce((sum, color) => sum + color[channel], 0) / Math.max(1, colors.length));
  return [mean(0), mean(1), mean(2)];
}

function united(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

const clipped = ({ x, y, width, height }: Box, right: number, bottom: number): Box => ({
  x,
  y,
  width: Math.min(width, right - x),
  height: Math.min(height, bottom - y),
});

const coveredBy = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + commonArea(box, other), 0) / (box.width * box.height);
