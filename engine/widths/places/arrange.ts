import type { SpacingScale } from '../../clean/spacing-scale.ts';
import type { Css } from '../../model/element.ts';
import type { Changes } from '../changes.ts';
import { inAreas } from './arrange-areas.ts';
import { ALONE, arrangeRow, inGrid, inSpans } from './arrange-row.ts';
import { arrangementOf, bandsOf } from './arrangement.ts';
import { differing } from './differing.ts';
import { isRight, MAX_OFF_PX, offOf } from './off.ts';
import type { Part } from './parts.ts';
import { isPainted } from './seen.ts';
import { roomIn } from './set-sides.ts';

/** What arranges the parts of a whole as they are on the design; nothing where they are. */
export function arrange(part: Part, spacing: SpacingScale): Changes {
  const { parts, css, hasOthers } = part;
  if (parts.length === 1) return alone(part);
  if (parts.length === 0 || css.display.startsWith('table')) return new Map();
  const wanted = arrangementOf(parts.map((one) => one.wanted));
  const actual = arrangementOf(parts.map((one) => one.actual));
  if (wanted.kind === 'other') {
    if (actual.kind === 'other' && parts.every((one) => isRight(offOf(one)))) return new Map();
    const spans = hasOthers ? undefined : inSpans(part, spacing);
    return spans && spans.size > 0 ? spans : withoutGroups(part, spacing);
  }
  if (wanted.kind === 'column') {
    const isSorted = parts.every((one, i) => i === 0 || one.wanted.box.y >= parts[i - 1].wanted.box.y);
    return actual.kind === 'column' && isSorted ? new Map() : inColumn(part, isSorted);
  }
  // What the design does not show has its place in the row, too.
  if (hasOthers) return new Map();
  const isSame = actual.kind === wanted.kind && actual.columns === wanted.columns;
  if (isSame && parts.every((one) => isRight(offOf(one)))) return new Map();
  if (wanted.kind === 'row') return arrangeRow(part, spacing);
  const areas = areColumns(part, wanted.columns) ? undefined : inAreas(part, spacing);
  return areas && areas.size > 0 ? areas : inGrid(part, wanted.columns, spacing);
}

/** Whether parts are no wider than columns of one width. */
function areColumns(part: Part, columns: number): boolean {
  const { start, end } = roomIn(part);
  return part.parts.every(({ wanted }) => wanted.box.width <= (end - start) / columns + MAX_OFF_PX);
}

/** What the design shows alone needs no columns. */
function alone({ element, css, parts: [only], hasOthers }: Part): Changes {
  const isGrid = css.display === 'grid' && !/^(none|repeat\(1,)/.test(css['grid-template-columns'] ?? 'none');
  if (!isGrid || hasOthers || areInPlace(only)) return new Map();
  return new Map([
    [element, { 'grid-template-columns': ONE_COLUMN }],
    [only.element, differing({ 'grid-column': 'auto' }, only.css)],
  ]);
}

/** Whether all that is seen of a part is where it is on the design. */
const areInPlace = (part: Part): boolean =>
  part.parts.length > 0 ? part.parts.every(areInPlace) : isRight(offOf(part));

const ONE_COLUMN = 'repeat(1, minmax(0, 1fr))';

/**
 * Where groups cannot be arranged as they are on the design, what is in them may be, in the order in which it stands there, as if
 * the groups were not: below each other, or in rows.
 */
function withoutGroups(part: Part, spacing: SpacingScale): Changes {
  const groups: Part[] = [];
  let { parts } = part;
  // Those that stand apart from the others need not.
  let mixed = bandsOf(parts)
    .filter((band) => band.length > 1)
    .flat();
  for (;;) {
    const isColumn = arrangementOf(parts.map(({ wanted }) => wanted)).kind === 'column';
    const whole = { ...part, parts };
    const changes = isColumn ? inColumn(whole, false) : part.hasOthers ? new Map() : inAreas(whole, spacing);
    if (changes.size > 0) {
      for (const { element } of groups) changes.set(element, { display: 'contents' });
      return changes;
    }
    // What is painted, or something lies behind it, is needed.
    const open = mixed.filter(
      (one) => one.parts.length > 0 && !one.wanted.isBox && !isPainted(one.css) && one.css.position !== 'relative',
    );
    if (open.length === 0) return new Map();
    groups.push(...open);
    parts = parts.flatMap((one) => (open.includes(one) ? one.parts : [one]));
    mixed = open.flatMap((one) => one.parts);
  }
}

function inColumn({ element, css, parts }: Part, isSorted: boolean): Changes {
  const changes: Changes = new Map();
  if (css.display === 'grid') changes.set(element, { 'grid-template-columns': ONE_COLUMN });
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
