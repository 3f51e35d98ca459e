import type { SpacingScale } from '../../clean/spacing-scale.ts';
import { px } from '../../emit/lengths.ts';
import type { Css, Element } from '../../model/element.ts';
import type { Changes } from '../changes.ts';
import { arrangementOf, rowsOf } from './arrangement.ts';
import { differing } from './differing.ts';
import { isRight, MAX_OFF_PX, offOf } from './off.ts';
import type { Part } from './parts.ts';
import { isPainted } from './seen.ts';
import { roomIn } from './set-sides.ts';
import { setSize } from './set-size.ts';

/** Columns of twelfths: what takes so many of them is a share of the row. */
const TWELVE = 12;

/** What arranges the parts of a whole as they are on the design; nothing where they are. */
export function arrange(part: Part, spacing: SpacingScale): Changes {
  const { parts, css, hasOthers } = part;
  if (parts.length < 2 || css.display.startsWith('table')) return new Map();
  const wanted = arrangementOf(parts.map((one) => one.wanted));
  const actual = arrangementOf(parts.map((one) => one.actual));
  if (wanted.kind === 'other') return withoutGroups(part);
  if (wanted.kind === 'column') {
    const isSorted = parts.every((one, i) => i === 0 || one.wanted.box.y >= parts[i - 1].wanted.box.y);
    return actual.kind === 'column' && isSorted ? new Map() : inColumn(part, isSorted);
  }
  // What the design does not show has its place in the row, too.
  if (hasOthers) return new Map();
  const isSame = actual.kind === wanted.kind && actual.columns === wanted.columns;
  if (isSame && parts.every((one) => isRight(offOf(one)))) return new Map();
  const isEven = wanted.kind === 'grid' || hasEvenColumns(part);
  return isEven ? inGrid(part, wanted.columns, spacing) : inRow(part, spacing);
}

/**
 * Where groups cannot be arranged as they are on the design, what is in them may be: below each other, in the order in which it
 * stands there, as if the groups were not.
 */
function withoutGroups(part: Part): Changes {
  const groups: Part[] = [];
  let { parts } = part;
  while (arrangementOf(parts.map(({ wanted }) => wanted)).kind === 'other') {
    // What is painted, or something lies behind it, is needed.
    const open = parts.filter(
      (one) => one.parts.length > 0 && !one.wanted.isBox && !isPainted(one.css) && one.css.position !== 'relative',
    );
    if (open.length === 0) return new Map();
    groups.push(...open);
    parts = parts.flatMap((one) => (open.includes(one) ? one.parts : [one]));
  }
  if (arrangementOf(parts.map(({ wanted }) => wanted)).kind !== 'column') return new Map();
  const changes = inColumn({ ...part, parts }, false);
  for (const { element } of groups) changes.set(element, { display: 'contents' });
  return changes;
}

const ALONE: Css = { width: 'auto', 'max-width': 'none', flex: '0 1 auto' };

function inColumn({ element, css, parts }: Part, isSorted: boolean): Changes {
  const changes: Changes = new Map();
  if (css.display === 'grid') changes.set(element, { 'grid-template-columns': 'repeat(1, minmax(0, 1fr))' });
  else
    changes.set(element, {
      ...{
        display: 'flex',
        'flex-direction': 'column',
        'align-items': 'stretch',
        'justify-content': 'flex-start',
        'flex-wrap': 'nowrap',
      },
    });
  const order = [...parts].sort((a, b) => a.wanted.box.y - b.wanted.box.y);
  for (const one of parts) {
    const own: Css = { 'grid-column': 'auto', 'margin-left': '0', 'margin-right': '0' };
    if (one.parts.length > 0) Object.assign(own, ALONE);
    if (!isSorted) own.order = String(order.indexOf(one) + 1);
    changes.set(one.element, differing(own, one.css));
    // What lies over the thing above it on the widest screen does not do so here.
    for (const { element: head, css: said } of headsOf(one))
      if (Number.parseFloat(said['margin-top'] ?? '0') < 0)
        changes.set(head, { ...changes.get(head), 'margin-top': '0' });
  }
  return changes;
}

/** A part and the first in it, and so on. */
const headsOf = (part: Part): Part[] => [part, ...(part.parts[0] ? headsOf(part.parts[0]) : [])];

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

function inGrid(part: Part, columns: number, spacing: SpacingScale): Changes {
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

function inRow(part: Part, spacing: SpacingScale): Changes {
  const { element, parts } = part;
  const { start, end } = roomIn(part);
  const boxes = parts.map(({ wanted }) => wanted.box);
  const gaps = boxes.slice(1).map((box, i) => box.x - boxes[i].x - boxes[i].width);
  const [lead, trail] = [boxes[0].x - start, end - boxes[boxes.length - 1].x - boxes[boxes.length - 1].width];
  const wide = parts.filter(isWide);
  const changes: Changes = new Map<Element, Css>();
  const least = Math.max(0, Math.min(...gaps));
  if (wide.length > 1) {
    const unit = (end - start + least) / TWELVE;
    const spans = boxes.map((box, i) => Math.round(((boxes[i + 1]?.x ?? end + least) - box.x) / unit));
    if (spans.reduce((sum, one) => sum + one, 0) === TWELVE && spans.every((span) => span > 0)) {
      const css: Css = {
        display: 'grid',
        'grid-template-columns': 'repeat(12, minmax(0, 1fr))',
        'column-gap': px(spacing.step(least)),
      };
      changes.set(element, differing(css, part.css));
      parts.forEach((one, i) => {
        const own = {
          ...(one.parts.length > 0 ? ALONE : {}),
          'margin-left': '0',
          'margin-right': '0',
          'grid-column': `span ${spans[i]} / span ${spans[i]}`,
        };
        changes.set(one.element, differing(own, one.css));
      });
      return changes;
    }
  }
  const isSpread = wide.length === 0 && lead <= MAX_OFF_PX && trail <= MAX_OFF_PX;
  const isCentered = Math.abs(lead - trail) <= 2 * MAX_OFF_PX && lead > MAX_OFF_PX;
  const isAtEnd = !isCentered && trail <= MAX_OFF_PX && lead > MAX_OFF_PX;
  const justify = isSpread ? 'space-between' : isCentered ? 'center' : isAtEnd ? 'flex-end' : 'flex-start';
  changes.set(
    element,
    differing(
      {
        ...{ display: 'flex', 'flex-direction': 'row', 'flex-wrap': 'nowrap', 'column-gap': px(spacing.step(least)) },
        ...{ 'justify-content': wide.length > 0 ? 'flex-start' : justify, 'align-items': alignmentOf(part) },
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

/** How parts beside each other are aligned from top to bottom. */
function alignmentOf({ parts }: Part): string {
  const boxes = parts.map(({ wanted }) => wanted.box);
  const isSame = (at: (box: (typeof boxes)[number]) => number): boolean =>
    boxes.every((box) => Math.abs(at(box) - at(boxes[0])) <= MAX_OFF_PX);
  if (isSame(({ y }) => y)) return 'flex-start';
  if (isSame(({ y, height }) => y + height / 2)) return 'center';
  return isSame(({ y, height }) => y + height) ? 'flex-end' : 'center';
}
