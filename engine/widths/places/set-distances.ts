import { pixelsOf } from '../../clean/check/computed-style.ts';
import type { SpacingScale } from '../../clean/spacing-scale.ts';
import { px } from '../../emit/lengths.ts';
import type { Element } from '../../model/element.ts';
import { bottom } from '../../raster/box.ts';
import type { Changes } from '../changes.ts';
import { bandsOf, rowsOf } from './arrangement.ts';
import type { Part } from './parts.ts';

/** What a distance may be off, in px. */
const MAX_OFF_PX = 1;
/** Something far off is as bad as something very far off. */
const MAX_COST_PX = 200;

type Giver = { element: Element; property: string; value: number };

/**
 * Distances from top to bottom as they are on the design, each said where most of it comes from. What a step of the scale is off,
 * and what comes out higher than on the design, the next distance makes up for; within an instance, which is written like the
 * others, by itself.
 *
 * @param refused what says nothing of distances any more
 */
export function setDistances(
  root: Part,
  changes: Changes,
  spacing: SpacingScale,
  refused: ReadonlySet<Element> = new Set(),
): void {
  const move = (delta: number, givers: readonly Giver[], otherwise: readonly [Element, string]): number =>
    moveBy(
      delta,
      givers.filter(({ element }) => !refused.has(element)),
      refused.has(otherwise[0]) ? undefined : otherwise,
      changes,
      spacing,
    );
  /** @param moved by how much what was changed moves the part down @returns the same for what is below it */
  const visit = (part: Part, around: Part, moved: number): number => {
    const { element, css, parts } = part;
    if (element.instance && part !== around) return moved + visit(part, part, 0);
    const gaps = gapsOf(part);
    let below = moved;
    if (!gaps) {
      for (const one of parts) visit(one, one, 0);
      return below;
    }
    const { rows } = gaps;
    const self = (property: string): Giver => ({ element, property, value: pixelsOf(css[property]) ?? 0 });
    const heads = rows[0].length === 1 ? headsOf(rows[0][0]) : [];
    below += move(gaps.head, [self('padding-top'), ...heads], [element, 'padding-top']);
    const gap = self('row-gap');
    const isSpaced = /flex|grid/.test(css.display);
    // One gap alone is a distance like any other.
    const isShared = isSpaced && gaps.between.length > 1 && !refused.has(element);
    const shared = isShared ? sharedOf(gaps.between, gap.value, spacing) : 0;
    const ownGap = isSpaced && gaps.between.length === 1 ? [gap] : [];
    if (Math.abs(shared) > MAX_OFF_PX) add(changes, element, 'row-gap', px(gap.value + shared));
    const isColumn = rowsOf(parts.map(({ actual }) => actual)).length === parts.length;
    for (const [i, row] of rows.entries()) {
      if (i > 0) {
        below += Math.abs(shared) > MAX_OFF_PX ? shared : 0;
        const off = top(row, 'actual') + below - around.actual.box.y - (top(row, 'wanted') - around.wanted.box.y);
        const most = gaps.wanted[i - 1];
        const own = gaps.between[i - 1];
        const delta = Math.max(own - most, Math.min(own + most, -off));
        const apart = isColumn ? ([row[0].element, 'margin-top'] as const) : ([element, 'row-gap'] as const);
        const areAlone = isColumn && [rows[i - 1], row].every((one) => one.length === 1);
        const givers = [...ownGap, ...(areAlone ? [...footsOf(rows[i - 1][0]), ...headsOf(row[0])] : [])];
        if (isColumn || ownGap.length > 0) below += move(delta, givers, apart);
      }
      if (!isRow(row)) {
        // What is arranged otherwise than on the design has distances of its own.
        for (const one of row) below += visit(one, one, 0);
        continue;
      }
      const ends = row.map((one) => ({ end: bottom(one.actual.box), moved: visit(one, around, below) }));
      below = ends.reduce((lowest, one) => (one.end + one.moved > lowest.end + lowest.moved ? one : lowest)).moved;
    }
    const last = rows[rows.length - 1];
    const foots = last.length === 1 ? footsOf(last[0]) : [];
    return below + move(gaps.foot, [self('padding-bottom'), ...foots], [element, 'padding-bottom']);
  };
  visit(root, root, 0);
}

/** How far what a page shows is from its places, down or up, in px. */
export function distancesOff({ wanted, actual, parts }: Part): number {
  const own = parts.length === 0 || wanted.isBox ? Math.min(MAX_COST_PX, Math.abs(actual.box.y - wanted.box.y)) : 0;
  return own + parts.reduce((sum, part) => sum + distancesOff(part), 0);
}

/**
 * By how much distances within a part have to become larger, in px: between its rows, and above and below them where one sees
 * where it begins and ends. Undefined where its parts are not arranged as they are on the design.
 */
function gapsOf(
  part: Part,
): { rows: Part[][]; between: number[]; wanted: number[]; head: number; foot: number } | undefined {
  const { parts, wanted, element } = part;
  const rows = bandsOf(parts);
  if (rows.length === 0 || (rows.length === 1 && !isRow(rows[0]))) return undefined;
  const foot = (row: readonly Part[], of: 'wanted' | 'actual') => Math.max(...row.map((one) => bottom(one[of].box)));
  const off = (distance: (of: 'wanted' | 'actual') => number): number => distance('wanted') - distance('actual');
  const isBox = wanted.isBox || element.tag === 'body';
  return {
    rows,
    between: rows.slice(1).map((row, i) => off((of) => top(row, of) - foot(rows[i], of))),
    wanted: rows.slice(1).map((row, i) => Math.max(0, top(row, 'wanted') - foot(rows[i], 'wanted'))),
    head: isBox ? off((of) => top(rows[0], of) - part[of].box.y) : 0,
    foot: isBox ? off((of) => bottom(part[of].box) - foot(rows[rows.length - 1], of)) : 0,
  };
}

const top = (row: readonly Part[], of: 'wanted' | 'actual'): number => Math.min(...row.map((one) => one[of].box.y));

/** Whether parts stand beside each other, both on the page and on the design. */
const isRow = (parts: readonly Part[]): boolean =>
  (['wanted', 'actual'] as const).every((of) => rowsOf(parts.map((part) => part[of])).length === 1);

/** What all distances of a row or column are off by. */
function sharedOf(deltas: readonly number[], gap: number, spacing: SpacingScale): number {
  const least = Math.min(...deltas);
  return spacing.step(Math.max(0, gap + least)) - gap;
}

/**
 * Makes a distance larger or smaller.
 *
 * @param otherwise what says it where nothing does yet
 * @returns by how much it becomes larger
 */
function moveBy(
  delta: number,
  givers: readonly Giver[],
  otherwise: readonly [Element, string] | undefined,
  changes: Changes,
  spacing: SpacingScale,
): number {
  if (Math.abs(delta) <= MAX_OFF_PX) return 0;
  const [largest] = [...givers].sort((a, b) => b.value - a.value);
  const unsaid = otherwise && { element: otherwise[0], property: otherwise[1], value: 0 };
  const giver = largest && largest.value > 0 ? largest : unsaid;
  if (!giver) return 0;
  const value = spacing.step(Math.max(0, giver.value + delta));
  if (value === giver.value) return 0;
  add(changes, giver.element, giver.property, px(value));
  return value - giver.value;
}

/** What keeps the last thing in a part from its foot, and the part from what is below. */
function footsOf({ element, css, parts, wanted }: Part): Giver[] {
  const of = (property: string): Giver => ({ element, property, value: pixelsOf(css[property]) ?? 0 });
  if (wanted.isBox || parts.length === 0) return [of('margin-bottom')];
  const rows = rowsOf(parts);
  const last = rows[rows.length - 1];
  return [of('margin-bottom'), of('padding-bottom'), ...(last.length === 1 ? footsOf(last[0]) : [])];
}

function headsOf({ element, css, parts, wanted }: Part): Giver[] {
  const of = (property: string): Giver => ({ element, property, value: pixelsOf(css[property]) ?? 0 });
  if (wanted.isBox || parts.length === 0) return [of('margin-top')];
  const [first] = rowsOf(parts);
  return [of('margin-top'), of('padding-top'), ...(first.length === 1 ? headsOf(first[0]) : [])];
}

function add(changes: Changes, element: Element, property: string, value: string): void {
  changes.set(element, { ...changes.get(element), [property]: value });
}
