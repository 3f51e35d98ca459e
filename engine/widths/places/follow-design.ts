import type { LayOut } from '../../clean/check/lay-out.ts';
import { allIn, remember } from '../../clean/check/remember.ts';
import { SpacingScale } from '../../clean/spacing-scale.ts';
import type { Element } from '../../model/element.ts';
import { agreeInComponents } from '../agree.ts';
import type { Changes } from '../changes.ts';
import { computedAt } from '../computed.ts';
import { declare } from './declare.ts';
import { kinOf } from './kin.ts';
import { type Design, type Part, partsOf } from './parts.ts';
import { distancesOff, setDistances } from './set-distances.ts';
import { settleSides } from './settle-sides.ts';
import { tryHalves } from './try-halves.ts';

/** So often a page is laid out for its distances at most. */
const MAX_LOOKS = 60;
/** Of what a page is off, so much less has to be left, in px. */
const MIN_GAIN_PX = 1;

/**
 * Lays a page out as wide as a design for narrower screens, and puts what comes out elsewhere than it is there in its place:
 * from outside in what is arranged otherwise or keeps otherwise from the sides, then the distances from top to bottom. Changes
 * the elements.
 */
export function followDesign(body: Element, design: Design, layOut: LayOut): void {
  const { look, take, spacing } = following(body, design, layOut);
  settleSides(body, look, (changes) => take(changes, true), spacing);
  settleDistances(body, look, (changes) => take(changes, false), spacing);
}

/** The same for distances from top to bottom alone. */
export function followDistances(body: Element, design: Design, layOut: LayOut): void {
  const { look, take, spacing } = following(body, design, layOut);
  settleDistances(body, look, (changes) => take(changes, false), spacing);
}

function following(body: Element, { from, until, width, places }: Design, layOut: LayOut) {
  const look = (): Part | undefined => partsOf(body, layOut(body, width), computedAt(body, from), places);
  // What holds on wider screens stays as it is.
  const [widest, after] = [computedAt(body, 'xl'), computedAt(body, until)];
  const take = (changes: Changes, abstains: boolean): void =>
    declare(body, agreeInComponents(body, changes, abstains, widest), from, until, after);
  return { look, take, spacing: new SpacingScale() };
}

/**
 * Distances say of each other what is left to do, until there is nothing more. What brings nothing nearer, all in all, is taken
 * back; all instances of a component are tried together.
 */
function settleDistances(
  body: Element,
  look: () => Part | undefined,
  take: (changes: Changes) => void,
  spacing: SpacingScale,
): void {
  const kin = kinOf(body);
  const refused = new Set<Element>();
  let looks = 0;
  let root = look();
  for (let isOver = false; root && !isOver && looks < MAX_LOOKS; ) {
    isOver = true;
    const changes: Changes = new Map();
    setDistances(root, changes, spacing, refused);
    let cost: number = distancesOff(root);
    const together = [...Map.groupBy(changes, ([element]) => kin.get(element)!.key).values()];
    tryHalves(together, (some) => {
      if (looks >= MAX_LOOKS) return true;
      const restore = remember(allIn(body));
      take(new Map(some.flat()));
      looks++;
      const after = look();
      const next = after ? distancesOff(after) : Number.POSITIVE_INFINITY;
      const isKept = next <= cost - MIN_GAIN_PX;
      if (isKept) [root, cost, isOver] = [after, next, false];
      else restore();
      // What is below can make up for what does not move alone.
      if (isKept || some.length > 1) return isKept;
      for (const [element] of some[0]) refused.add(element);
      isOver = false;
      return false;
    });
  }
}
