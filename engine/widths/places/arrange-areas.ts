import type { SpacingScale } from '../../clean/spacing-scale.ts';
import { px } from '../../emit/lengths.ts';
import type { Css } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import type { Changes } from '../changes.ts';
import { ALONE, alignmentOf } from './arrange-row.ts';
import { arrangementOf, rowsOf } from './arrangement.ts';
import { differing } from './differing.ts';
import { MAX_OFF_PX } from './off.ts';
import type { Part } from './parts.ts';
import { roomIn } from './set-sides.ts';
import { setSize } from './set-size.ts';

/** Rows of equal columns have so many of them. */
const EQUAL_COLUMNS = [2, 3, 4, 6, 12];
/** A row of more columns than these is not written column by column. */
const MAX_COLUMNS = 12;

/**
 * Rows of any counts, whose parts begin anywhere: one grid, in which each part says in which columns it stands, in the order of
 * the design. Nothing where parts stand neither beside nor below each other.
 */
export function inAreas(part: Part, spacing: SpacingScale): Changes {
  const { element, parts } = part;
  const { start, end } = roomIn(part);
  const rows = rowsOf([...parts].sort((a, b) => a.wanted.box.y - b.wanted.box.y)).map((row) =>
    row.sort((a, b) => a.wanted.box.x - b.wanted.box.x),
  );
  const several = rows.filter((row) => row.length > 1);
  if (several.length === 0 || !rows.every(isBeside)) return new Map();
  const gaps = several.flatMap((row) => row.slice(1).map((one, i) => one.wanted.box.x - right(row[i].wanted.box)));
  const begins = beginsOf(several, start);
  const steps = begins.slice(1).map((x, i) => x - begins[i]);
  // Between columns of which one is narrow there is less room than between two things.
  const gap = spacing.step(Math.max(0, Math.min(...gaps, ...steps.map((step) => step / 2))));
  const { lines, template } = columnsFor(begins, start, end, gap);
  if (lines.length > MAX_COLUMNS) return new Map();
  const lineOf = ({ wanted }: Part): number =>
    lines.reduce((best, line, i) => (away(line, wanted) < away(lines[best], wanted) ? i : best), 0);
  const css: Css = {
    ...{ display: 'grid', 'grid-template-columns': template, 'column-gap': px(gap) },
    'align-items': alignmentOf(several[0]),
  };
  const changes: Changes = new Map([[element, differing(css, part.css)]]);
  const isSorted = rows.flat().every((one, i) => one === parts[i]);
  for (const [i, one] of rows.flat().entries()) {
    const row = rows.find((each) => each.includes(one))!;
    const first = row.length > 1 ? lineOf(one) : 0;
    const next = row[row.indexOf(one) + 1];
    const count = (next ? lineOf(next) : lines.length) - first;
    if (count <= 0) return new Map();
    const own: Css = {
      ...{ 'grid-column': `span ${count} / span ${count}`, 'grid-column-start': String(first + 1) },
      ...{ 'margin-left': '0', 'margin-right': '0', 'align-self': 'auto', 'justify-self': 'auto' },
      ...(isSorted ? {} : { order: String(i + 1) }),
      ...(one.parts.length > 0 ? ALONE : {}),
    };
    const cell = row.length > 1 ? lines[first] : start;
    const room = (next ? lines[lineOf(next)] - gap : end) - cell;
    if (row.length > 1 && one.wanted.isEdge && room - one.wanted.box.width > 2 * MAX_OFF_PX)
      Object.assign(
        own,
        one.parts.length > 0 ? { width: px(Math.round(one.wanted.box.width)) } : { 'justify-self': 'start' },
      );
    changes.set(one.element, { ...differing(own, one.css), ...setSize(one, part).get(one.element) });
  }
  return changes;
}

const isBeside = (row: readonly Part[]): boolean =>
  row.length === 1 || arrangementOf(row.map(({ wanted }) => wanted)).kind === 'row';

const away = (line: number, { box }: Part['wanted']): number => Math.abs(line - box.x);

/** Where things begin in rows, and the rows themselves, in px. */
function beginsOf(rows: readonly Part[][], start: number): number[] {
  const begins: number[] = [];
  for (const x of [start, ...rows.flat().map(({ wanted }) => wanted.box.x)].sort((a, b) => a - b))
    if (begins.length === 0 || x - begins[begins.length - 1] > 2 * MAX_OFF_PX) begins.push(x);
  return begins;
}

/** Where columns begin, in px, and how they are written: equal ones where that says it, else the widest takes what the others leave. */
function columnsFor(
  begins: readonly number[],
  start: number,
  end: number,
  gap: number,
): { lines: number[]; template: string } {
  for (const count of EQUAL_COLUMNS) {
    const step = (end - start + gap) / count;
    if (step < 2 * gap) break;
    const lines = Array.from({ length: count }, (_, i) => start + i * step);
    const isOnLine = (x: number): boolean => lines.some((line) => Math.abs(line - x) <= MAX_OFF_PX);
    if (begins.every(isOnLine)) return { lines, template: `repeat(${count}, minmax(0, 1fr))` };
  }
  const widths = begins.map((x, i) => Math.max(0, (begins[i + 1] ?? end + gap) - gap - x));
  const widest = widths.indexOf(Math.max(...widths));
  const template = widths.map((width, i) => `minmax(0, ${i === widest ? '1fr' : px(Math.round(width))})`).join(' ');
  return { lines: [...begins], template };
}
