import { allIn, remember } from '../../clean/check/remember.ts';
import type { SpacingScale } from '../../clean/spacing-scale.ts';
import type { Element } from '../../model/element.ts';
import type { Changes } from '../changes.ts';
import { arrange } from './arrange.ts';
import { arrangementOf, bandsOf, rowsOf } from './arrangement.ts';
import { kinOf } from './kin.ts';
import type { Part } from './parts.ts';
import { openSides, setPadding, setSides } from './set-sides.ts';
import { setSize } from './set-size.ts';

const MAX_ROUNDS = 16;
/** Of what something is off, so much less has to be left, in px. */
const MIN_GAIN_PX = 1;
const LINE_COST_PX = 24;
/** Something far off is as bad as something very far off, in px. */
const MAX_COST_PX = 200;

/** What is tried with a part: to arrange what is in it, to let it reach farther, or to give it other sides,
 * other room within it or another size. */
type Attempt = { way: 'arrange' | 'open' | 'sides' | 'padding' | 'size'; part: Part; made: Changes };

/**
 * Puts parts in their places from left to right, from outside in. What does not come nearer to its place is taken back, and not
 * tried again; of a component all instances decide together.
 */
export function settleSides(
  body: Element,
  look: () => Part | undefined,
  take: (changes: Changes) => void,
  spacing: SpacingScale,
): void {
  const kin = kinOf(body);
  const refused = new Set<string>();
  const nameOf = ({ way, part }: Attempt): string => `${way} ${kin.get(part.element)!.key}`;
  let root = look();
  for (let round = 0; root && round < MAX_ROUNDS; round++) {
    const attempts = attemptsIn(root, spacing, (one) => refused.has(nameOf(one)));
    if (attempts.length === 0) return;
    const changes: Changes = new Map();
    for (const { made } of attempts) for (const [one, css] of made) changes.set(one, { ...changes.get(one), ...css });
    const restored = new Map(attempts.map((one) => [one, remember(kin.get(one.part.element)!.all.flatMap(allIn))]));
    take(changes);
    const after = look();
    const failed = attempts.filter((one) => {
      const { all } = kin.get(one.part.element)!;
      return costOf(all, after) > costOf(all, root) - MIN_GAIN_PX;
    });
    for (const one of failed) {
      refused.add(nameOf(one));
      restored.get(one)!();
    }
    root = failed.length > 0 ? look() : after;
  }
}

/** What may be tried next: of parts in each other, the outermost that is not in its place. */
function attemptsIn(root: Part, spacing: SpacingScale, isRefused: (attempt: Attempt) => boolean): Attempt[] {
  const attempts: Attempt[] = [];
  const attempt = (way: Attempt['way'], part: Part, changes: Changes): boolean => {
    const made = new Map([...changes].filter(([, css]) => Object.keys(css).length > 0));
    if (made.size === 0 || isRefused({ way, part, made })) return false;
    attempts.push({ way, part, made });
    return true;
  };
  const visit = (part: Part): void => {
    if (attempt('padding', part, setPadding(part, spacing))) return;
    if (attempt('arrange', part, arrange(part, spacing))) return;
    const isColumn = kindOf(part, 'actual') === 'column';
    // What cannot be arranged as it is on the design stays as it is by itself.
    if (isColumn && attempt('open', part, openSides(part, spacing))) return;
    if (!isColumn && !isArranged(part)) return;
    const isStacked = isColumn || rowsOf(part.parts.map(({ actual }) => actual)).length > 1;
    for (const band of isStacked ? bandsOf(part.parts) : [part.parts])
      for (const child of band) {
        const isAlone = isStacked && band.length === 1;
        if ((isAlone || !isColumn) && attempt('size', child, setSize(child, part))) continue;
        if (isAlone && attempt('sides', child, setSides(child, part, spacing))) continue;
        visit(child);
      }
  };
  visit(root);
  return attempts;
}

/** Whether parts are arranged as on the design: in the same rows, at least. */
const isArranged = (part: Part): boolean =>
  kindOf(part, 'actual') === kindOf(part, 'wanted') ||
  (kindOf(part, 'actual') !== 'column' && rowNamesOf(part, 'actual') === rowNamesOf(part, 'wanted'));

/** Which parts stand in which rows. */
function rowNamesOf({ parts }: Part, of: 'wanted' | 'actual'): string {
  const rows = rowsOf(parts.map((part, i) => ({ box: part[of].box, i })));
  return rows
    .map((row) =>
      row
        .map(({ i }) => i)
        .sort()
        .join(' '),
    )
    .sort()
    .join('; ');
}

const kindOf = ({ parts }: Part, of: 'wanted' | 'actual') => arrangementOf(parts.map((part) => part[of])).kind;

/** Whether what stands above something on the design does not do so on the page. */
const isInOtherOrder = (parts: readonly Part[]): boolean => {
  const rows = rowsOf([...parts].sort((a, b) => a.wanted.box.y - b.wanted.box.y));
  return rows.some((row, i) => i > 0 && row[0].actual.box.y < rows[i - 1][0].actual.box.y);
};

/** How far what is seen of some elements is from its places, from left to right, in px. */
function costOf(elements: readonly Element[], root: Part | undefined): number {
  const cost = (part: Part): number => {
    const own = part.parts.length === 0 || part.wanted.isBox ? offOf(part) : 0;
    const isOther = part.parts.length > 1 && (!isArranged(part) || isInOtherOrder(part.parts));
    return own + (isOther ? MAX_COST_PX : 0) + part.parts.reduce((sum, one) => sum + cost(one), 0);
  };
  const find = (part: Part): number =>
    elements.includes(part.element) ? cost(part) : part.parts.reduce((sum, one) => sum + find(one), 0);
  return root ? find(root) : Number.POSITIVE_INFINITY;
}

function offOf({ wanted, actual, parts, css }: Part): number {
  const far = (off: number): number => Math.min(MAX_COST_PX, Math.abs(off));
  const breaks = parts.length === 0 && wanted.lines !== actual.lines ? LINE_COST_PX : 0;
  const across = wanted.isEdge ? far(actual.box.width - wanted.box.width) : 0;
  // Any other box is as high as what is in it.
  const hasHeight = parts.length === 0 || /px$/.test(css.height ?? '');
  const down = wanted.isEdge && hasHeight ? far(actual.box.height - wanted.box.height) : 0;
  return far(actual.box.x - wanted.box.x) + across + down + breaks;
}
