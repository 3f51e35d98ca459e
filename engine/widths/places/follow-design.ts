import type { LayOut } from '../../clean/check/lay-out.ts';
import { SpacingScale } from '../../clean/spacing-scale.ts';
import type { Element } from '../../model/element.ts';
import { agreeInComponents } from '../agree.ts';
import type { Changes } from '../changes.ts';
import { computedAt } from '../computed.ts';
import { declare } from './declare.ts';
import { type Design, type Part, partsOf } from './parts.ts';
import { allIn, remember } from './remember.ts';
import { distancesOff, setDistances } from './set-distances.ts';
import { settleSides } from './settle-sides.ts';

const MAX_DISTANCE_ROUNDS = 6;

/**
 * Lays a page out as wide as a design for narrower screens, and puts what comes out elsewhere than it is there in its place:
 * from outside in what is arranged otherwise or keeps otherwise from the sides, then the distances from top to bottom. Changes
 * the elements.
 */
export function followDesign(body: Element, design: Design, layOut: LayOut): void {
  const { from, until, width, places } = design;
  const spacing = new SpacingScale();
  const look = (): Part | undefined => partsOf(body, layOut(body, width), computedAt(body, from), places);
  const take = (changes: Changes, abstains: boolean): void =>
    declare(body, agreeInComponents(body, changes, abstains), from, until);
  settleSides(body, look, (changes) => take(changes, true), spacing);
  settleDistances(body, look, (changes) => take(changes, false), spacing);
}

/** Distances say of each other what is left to do, until there is nothing more; the page is left as it was when it was best. */
function settleDistances(
  body: Element,
  look: () => Part | undefined,
  take: (changes: Changes) => void,
  spacing: SpacingScale,
): void {
  let best: { cost: number; restore: () => void } | undefined;
  for (let round = 0; round <= MAX_DISTANCE_ROUNDS; round++) {
    const root = look();
    if (!root) return;
    const cost = distancesOff(root);
    if (!best || cost < best.cost) best = { cost, restore: remember(allIn(body)) };
    const changes: Changes = new Map();
    setDistances(root, changes, spacing);
    if (changes.size === 0) break;
    take(changes);
  }
  best?.restore();
}
