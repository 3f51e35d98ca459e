import type { Region } from '#fidelity/index.ts';
import { overlap } from '#fidelity/score-regions.ts';
import { lookOfRegion } from './look-of-region.ts';
import type { Measured } from './measure-page.ts';
import type { Reference } from './reference.ts';
import { decode } from './render.ts';

const EXAMPLES = 8;

/** Prints pictures and boxes that are missing from the results or invented in them, by what they look like, with examples. */
export async function printRegionMisses(
  references: readonly Reference[],
  measured: readonly Measured[],
): Promise<void> {
  const all = new Map<string, number>();
  const missed = new Map<string, string[]>();
  const invented = new Map<string, string[]>();
  for (const { result, facts } of measured) {
    const reference = references.find(({ id }) => id === result.id);
    if (!reference || !facts) continue;
    const image = await decode(reference.png);
    const page = reference.facts;
    const pairs = pairUp(page.regions, facts.regions);
    for (const region of page.regions) {
      const look = lookOfRegion(region, page, image);
      all.set(look, (all.get(look) ?? 0) + 1);
      if (!pairs.has(region))
        push(missed, look, `${result.id} ${describe(region)}, nearest ${nearest(region, facts.regions)}`);
    }
    const taken = new Set(pairs.values());
    for (const region of facts.regions) {
      if (taken.has(region)) continue;
      const look = lookOfRegion(region, { ...page, regions: facts.regions }, image);
      push(invented, look, `${result.id} ${describe(region)}, nearest ${nearest(region, page.regions)}`);
    }
  }
  print('missed regions', missed, all);
  print('invented regions', invented);
}

/** Pairs of reference and candidate, the closest first. */
function pairUp(mine: readonly Region[], theirs: readonly Region[]): Map<Region, Region> {
  const close = mine
    .flatMap((a) => theirs.map((b) => ({ a, b, share: overlap(a, b) })))
    .filter(({ share }) => share >= 0.5);
  const pairs = new Map<Region, Region>();
  const taken = new Set<Region>();
  for (const { a, b } of close.sort((x, y) => y.share - x.share)) {
    if (pairs.has(a) || taken.has(b)) continue;
    pairs.set(a, b);
    taken.add(b);
  }
  return pairs;
}

const describe = ({ kind, x, y, width, height }: Region): string =>
  `${kind} ${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;

function nearest(region: Region, others: readonly Region[]): string {
  const [best] = [...others].sort((a, b) => overlap(region, b) - overlap(region, a));
  const share = best ? overlap(region, best) : 0;
  return best && share > 0 ? `${describe(best)} (${share.toFixed(2)})` : 'none';
}

function push(lists: Map<string, string[]>, name: string, line: string): void {
  lists.set(name, [...(lists.get(name) ?? []), line]);
}

function print(title: string, lists: Map<string, string[]>, all?: Map<string, number>): void {
  const total = [...lists.values()].reduce((sum, list) => sum + list.length, 0);
  console.log(`\n${title}: ${total}`);
  for (const [name, list] of [...lists].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(list.length).padStart(6)}${all ? ` of ${all.get(name)}` : ''}  ${name}`);
    const step = Math.max(1, Math.floor(list.length / EXAMPLES));
    for (let k = 0; k < list.length && k < EXAMPLES * step; k += step) console.log(`          ${list[k]}`);
  }
}
