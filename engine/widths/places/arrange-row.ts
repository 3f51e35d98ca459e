import type { SpacingScale } from '../../clean/spacing-scale.ts';
import { px } from '../../emit/lengths.ts';
import type { Css, Element } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import type { Changes } from '../changes.ts';
import { rowsOf } from './arrangement.ts';
import { differing } from './differing.ts';
import { MAX_OFF_PX } from './off.ts';
import type { Part } from './parts.ts';
import { roomIn } from './set-sides.ts';
import { setSize } from './set-size.ts';

/** Columns of twelfths: what takes so many of them is a share of the row. */
const TWELVE = 12;

/** What says nothing of how wide an item is. */
export const ALONE: Css = { width: 'auto', 'max-width': 'none', flex: '0 1 auto' };

/** Whether parts begin at even distances, as those of a grid do. */
function hasEvenColumns(part: Part): boolean {
  const { parts } = part;
  if (!parts.some((one) => one.parts.length > 1 || isWide(one))) return false;
  const { start, end } = roomIn(part);
  const steps = parts.slice(1).map(({ wanted }, i) => wanted.box.x - parts[i].wanted.box.x);
  const step = steps.reduce((sum, one) => sum + one, 0) / steps.length;
  const gap = parts.length * step - (end - start);
  return (
    Math.abs(parts[0].wanted.box.x - start) <= MAX_OFF_PX &&
    steps.every((one) => Math.abs(one - step) <= 2 * MAX_OFF_PX) &&
    gap >= -MAX_OFF_PX &&
    gap < step / 2 &&
    parts.every(({ wanted }) => wanted.box.width <= step - gap + 2 * MAX_OFF_PX)
  );
}

/** Columns of one width. */
export function inGrid(part: Part, columns: number, spacing: SpacingScale): Changes {
  const { element, parts } = part;
  const { start, end } = roomIn(part);
  const [first] = rowsOf(parts.map(({ wanted }) => wanted));
  const step = first.length > 1 ? (first[first.length - 1].box.x - first[0].box.x) / (first.length - 1) : 0;
  const gap = Math.max(0, columns * step - (end - start));
  const css: Css = {
    ...{ display: 'grid', 'grid-template-columns': `repeat(${columns}, minmax(0, 1fr))` },
    'column-gap': px(spacing.step(gap)),
  };
  const changes: Changes = new Map([[element, differing(css, part.css)]]);
  for (const one of parts) {
    const own: Css = { ...ALONE, 'grid-column': 'auto', 'margin-left': '0', 'margin-right': '0' };
    const sized = setSize(one, part).get(one.element);
    changes.set(one.element, {
      ...differing(one.parts.length > 0 ? own : { 'grid-column': 'auto' }, one.css),
      ...sized,
    });
  }
  return changes;
}

/** What fills the room that it is given: words of several lines, fields, wide groups of these. */
const isWide = ({ wanted, parts, element }: Part): boolean =>
  parts.length > 0 ? parts.some(isWide) : wanted.lines > 1 || ['input', 'select', 'textarea'].includes(element.tag);

/** Beside each other, each as wide as it is on the design. */
export function arrangeRow(part: Part, spacing: SpacingScale): Changes {
  return hasEvenColumns(part) ? inGrid(part, part.parts.length, spacing) : inRow(part, spacing);
}

/**
 * Rows of several counts: all as wide as the room, a wide card above two narrow ones, or the last one in the middle, as wide as
 * those above it. Nothing where they are not, or a row of twelfths cannot say it.
 */
export function inSpans(part: Part, spacing: SpacingScale): Changes {
  const { element, parts } = part;
  const { start, end } = roomIn(part);
  const rows = rowsOf(parts);
  const gaps = rows.flatMap((row) => row.slice(1).map((one, i) => one.wanted.box.x - right(row[i].wanted.box)));
  const gap = Math.max(0, ...gaps);
  const isInOrder = rows.flat().every((one, i) => one === parts[i]);
  /** Whether a row stands in its columns, after as many half columns. */
  const isPlaced = (row: readonly Part[], count: number, indent: number): boolean => {
    const step = (end - start + gap) / count;
    return row.every(
      ({ wanted: { box } }, i) =>
        Math.abs(box.x - start - (i + indent / 2) * step) <= 2 * MAX_OFF_PX &&
        Math.abs(box.width + gap - step) <= 2 * MAX_OFF_PX,
    );
  };
  if (rows.length < 2 || !isInOrder) return new Map();
  const [most, last] = [rows[0].length, rows[rows.length - 1]];
  const indent = most - last.length;
  const isCentered =
    indent > 0 && rows.every((row) => (row === last ? isPlaced(row, most, indent) : isPlaced(row, most, 0)));
  const columns = isCentered
    ? 2 * most
    : [...Array(TWELVE + 1).keys()].slice(2).find((count) => rows.every((row) => count % row.length === 0));
  if (!columns || !(isCentered || rows.every((row) => isPlaced(row, row.length, 0)))) return new Map();
  const css: Css = {
    ...{ display: 'grid', 'grid-template-columns': `repeat(${columns}, minmax(0, 1fr))` },
    'column-gap': px(spacing.step(gap)),
  };
  const changes: Changes = new Map([[element, differing(css, part.css)]]);
  for (const row of rows)
    for (const one of row) {
      const count = isCentered ? 2 : columns / row.length;
      const own: Css = {
        ...ALONE,
        ...{ 'grid-column': `span ${count} / span ${count}`, 'margin-left': '0', 'margin-right': '0' },
        'grid-column-start': isCentered && one === last[0] ? String(indent + 1) : 'auto',
      };
      changes.set(one.element, differing(own, one.css));
    }
  return changes;
}

/** Columns that are so many twelfths of the row; undefined where they are not. */
function inTwelfths(part: Part, gap: number, spacing: SpacingScale): Changes | undefined {
  const { element, parts } = part;
  const { start, end } = roomIn(part);
  const unit = (end - start + gap) / TWELVE;
  const spans = parts.map(({ wanted }, i) =>
    Math.round(((parts[i + 1]?.wanted.box.x ?? end + gap) - wanted.box.x) / unit),
  );
  if (spans.reduce((sum, one) => sum + one, 0) !== TWELVE || spans.some((span) => span <= 0)) return undefined;
  const css: Css = {
    ...{ display: 'grid', 'grid-template-columns': 'repeat(12, minmax(0, 1fr))' },
    'column-gap': px(spacing.step(gap)),
  };
  const changes: Changes = new Map([[element, differing(css, part.css)]]);
  for (const [i, one] of parts.entries()) {
    const own: Css = {
      ...{ 'margin-left': '0', 'margin-right': '0', 'grid-column': `span ${spans[i]} / span ${spans[i]}` },
      ...(one.parts.length > 0 ? ALONE : {}),
    };
    changes.set(one.element, differing(own, one.css));
  }
  return changes;
}

function inRow(part: Part, spacing: SpacingScale): Changes {
  const { element, parts } = part;
  const { start, end } = roomIn(part);
  const boxes = parts.map(({ wanted }) => wanted.box);
  const gaps = boxes.slice(1).map((box, i) => box.x - boxes[i].x - boxes[i].width);
  const [lead, trail] = [boxes[0].x - start, end - boxes[boxes.length - 1].x - boxes[boxes.length - 1].width];
  const wide = parts.filter(isWide);
  const changes: Changes = new Map<Element, Css>();
  const least = Math.max(0, Math.min(...gaps));
  const twelfths = wide.length > 1 ? inTwelfths(part, least, spacing) : undefined;
  if (twelfths) return twelfths;
  const isSpread = wide.length === 0 && lead <= MAX_OFF_PX && trail <= MAX_OFF_PX;
  const isCentered = Math.abs(lead - trail) <= 2 * MAX_OFF_PX && lead > MAX_OFF_PX;
  const isAtEnd = !isCentered && trail <= MAX_OFF_PX && lead > MAX_OFF_PX;
  const justify = isSpread ? 'space-between' : isCentered ? 'center' : isAtEnd ? 'flex-end' : 'flex-start';
  changes.set(
    element,
    differing(
      {
        ...{ display: 'flex', 'flex-direction': 'row', 'flex-wrap': 'nowrap', 'column-gap': px(spacing.step(least)) },
        ...{ 'justify-content': wide.length > 0 ? 'flex-start' : justify, 'align-items': alignmentOf(parts) },
      },
      part.css,
    ),
  );
  parts.forEach((one, i) => {
    const extra =
      i === 0 ? (justify === 'flex-start' || wide.length > 0 ? lead : 0) : isSpread ? 0 : gaps[i - 1] - least;
    const own: Css = {
      'margin-left': px(spacing.step(Math.max(0, extra))),
      'margin-right': '0',
      'grid-column': 'auto',
      order: '0',
      'align-self': 'auto',
    };
    if (isWide(one)) Object.assign(own, { flex: '1 1 0%', 'min-width': '0', width: 'auto', 'max-width': 'none' });
    else if (one.parts.length > 0) Object.assign(own, ALONE, { flex: '0 0 auto' });
    // A box that is seen is as wide as it is there, whatever it holds.
    if (one.wanted.isBox && one.parts.length > 0 && !isWide(one)) own.width = px(Math.round(one.wanted.box.width));
    changes.set(one.element, { ...differing(own, one.css), ...setSize(one, part).get(one.element) });
  });
  return changes;
}

/** How parts beside each other are aligned from top to bottom: in the middle, unless they clearly begin or end at one height. */
export function alignmentOf(parts: readonly Part[]): string {
  const boxes = parts.map(({ wanted }) => wanted.box);
  const spread = (at: (box: (typeof boxes)[number]) => number): number =>
    Math.max(...boxes.map(at)) - Math.min(...boxes.map(at));
  const [start, center, end] = [
    spread(({ y }) => y),
    spread(({ y, height }) => y + height / 2),
    spread(({ y, height }) => y + height),
  ];
  if (start <= MAX_OFF_PX) return 'flex-start';
  if (center <= MAX_OFF_PX) return 'center';
  if (end <= MAX_OFF_PX) return 'flex-end';
  if (CLEARLY * start < Math.min(center, end)) return 'flex-start';
  return CLEARLY * end < center ? 'flex-end' : 'center';
}

/** By so much more things have to differ in one line than in another one. */
const CLEARLY = 8;
