import { allIn } from '../../clean/check/remember.ts';
import type { Element } from '../../model/element.ts';
import type { Area } from './correspond.ts';
import { type Group, gapsIn, groupOf, missing, sumOf } from './how-wrong.ts';
import type { KnownDesign } from './known-design.ts';
import type { Sight } from './sight.ts';

/** What it costs to say an area twice, and each thing in it, in things that are not as they are on the design. */
const AREA_PRICE = 0.5;
const THING_PRICE = 0.1;
/** The same of hiding what only the page shows. */
const HIDING_PRICE = 0.2;
/** `kept`: how wrong an area is as it is; `least`: how wrong it is where `chosen` ones are said twice, with what that costs. */
export type Judged = { kept: number; least: number; chosen: Area[] };

/** What a copy of an area costs. */
export function priceOf({ theirs }: Area, { held }: KnownDesign): number {
  const count = theirs.reduce((sum, one) => sum + held.get(one)!.size, 0);
  return theirs.length === 0 ? HIDING_PRICE : AREA_PRICE + THING_PRICE * count;
}

/** Which areas had better be said twice, as few and small as can be. */
export function chooseAreas(area: Area, sight: Sight, known: KnownDesign, isRefused: (area: Area) => boolean): Judged {
  const missingIn = (elements: readonly Element[]): number =>
    sumOf(elements, (element) => missing(element, sight, known));
  const visit = (one: Area): Judged & { group: Group | undefined } => {
    const things = one.ours.flatMap(allIn).flatMap((element) => sight.things.get(element) ?? []);
    const group = groupOf(things);
    const inside = one.inside.map(visit);
    let own: number;
    if (inside.length > 0) {
      const entered = one.ours.filter((element) => one.inside[0].around === element);
      const enteredThere = one.theirs.filter((element) => one.inside[0].by === element);
      own = sumOf(entered, (element) => sight.things.get(element)?.off ?? 0) + missingIn(enteredThere);
      own += gapsIn(inside.flatMap((each) => each.group ?? []));
    } else {
      const extra = one.ours.flatMap(allIn).filter((element) => sight.extra.has(element));
      own = extra.length + missingIn(one.theirs.flatMap(allIn)) + sumOf(things, ({ off }) => off);
      own += gapsIn(things.map((thing) => groupOf([thing])!));
    }
    const kept = own + sumOf(inside, (each) => each.kept);
    const least = own + sumOf(inside, (each) => each.least);
    const flaws = sumOf(one.theirs.flatMap(allIn), (element) => known.flaws.get(element) ?? 0);
    const copied = isRefused(one) ? Number.POSITIVE_INFINITY : priceOf(one, known) + flaws;
    return copied < least
      ? { kept, least: copied, chosen: [one], group }
      : { kept, least, chosen: inside.flatMap((each) => each.chosen), group };
  };
  const { kept, least, chosen } = visit(area);
  return { kept, least, chosen };
}
