import type { Css, Element } from '../../model/element.ts';
import { SCREENS } from '../../model/screens.ts';
import { MAX_SIZE_ERROR_PX, nearest, TYPE } from './scale.ts';

/** What a text is for, as far as its size goes. */
type Role = 'title' | 'subtitle' | 'button' | 'label' | 'code' | 'figure' | 'text';

/** How many letters are set in a size, by what they are for, and how often it is asked for with which line height. */
type Use = { letters: Map<Role, number>; leadings: Map<string, number> };

/**
 * The type sizes of a page that have no name on the documented scale, by their value (`15px`). `name`: what each is called by what most
 * of its letters are for; several may have one. `leading`: the line height in px that goes with it wherever it is asked for
 * most. The size of most letters comes first.
 */
export type TypeScale = Map<string, { name: string; leading?: string }>;

/** The documented size that looks like one in px. */
export function documentedSize(size: number): (typeof TYPE)[number] | undefined {
  const near = nearest(
    size,
    TYPE.map((one) => one.size),
    MAX_SIZE_ERROR_PX,
  );
  return TYPE.find((one) => one.size === near);
}

/** @param body a page without defaults: line heights in px, one with each size */
export function typeScale(body: Element): TypeScale {
  const uses = usesOf(body);
  const main = largest(uses, (use) => use.letters.get('text') ?? 0);
  return new Map(
    [...uses]
      .filter(([size]) => !documentedSize(Number.parseFloat(size)))
      .sort(([, a], [, b]) => lettersIn(b) - lettersIn(a))
      .map(([size, use]) => {
        const role = largest(use.letters, (count) => count) ?? 'text';
        const leading = largest(use.leadings, (count) => count);
        const asked = [...use.leadings.values()].reduce((sum, count) => sum + count, 0);
        const isCommon = leading !== undefined && use.leadings.get(leading)! * 2 > asked;
        return [size, { name: nameOf(role, size, main), ...(isCommon ? { leading } : {}) }];
      }),
  );
}

/** What a size is called by what it is for, and text by its rank beside the size of most of it, as headings no larger than that are. */
function nameOf(role: Role, size: string, main = size): string {
  const ratio = Number.parseFloat(size) / Number.parseFloat(main);
  const isSmallHeading = (role === 'title' || role === 'subtitle') && ratio <= 1;
  if (role !== 'text' && !isSmallHeading) return role;
  if (ratio === 1) return 'body';
  if (ratio < 1) return ratio < 0.7 ? 'tiny' : ratio < 0.85 ? 'caption' : 'body-sm';
  return ratio > 1.8 ? 'display' : ratio > 1.25 ? 'lead' : 'body-lg';
}

const lettersIn = ({ letters }: Use): number => [...letters.values()].reduce((sum, count) => sum + count, 0);

function largest<Key, Value>(map: ReadonlyMap<Key, Value>, rank: (value: Value) => number): Key | undefined {
  let best: Key | undefined;
  for (const [key, value] of map) if (best === undefined || rank(value) > rank(map.get(best)!)) best = key;
  return best;
}

function usesOf(body: Element): Map<string, Use> {
  const uses = new Map<string, Use>();
  const entryOf = (size: string): Use => {
    const use = uses.get(size) ?? { letters: new Map(), leadings: new Map() };
    uses.set(size, use);
    return use;
  };
  const write = (text: string, role: Role, sizes: readonly string[]): void => {
    const own = role === 'text' && isFigure(text) ? 'figure' : role;
    for (const size of new Set(sizes)) {
      const { letters } = entryOf(size);
      letters.set(own, (letters.get(own) ?? 0) + text.trim().length);
    }
  };
  /** @param around what its size is on each screen, unless it says something else */
  const visit = (element: Element, around: readonly string[], role: Role): void => {
    const stages: Css[] = [element.css, ...SCREENS.map((screen) => element.at?.[screen] ?? {})];
    let said: string | undefined;
    const sizes = stages.map((css, i) => {
      said = css['font-size'] ?? said;
      return said ?? around[i];
    });
    for (const { 'font-size': size, 'line-height': leading } of stages) {
      if (!size || !leading) continue;
      const { leadings } = entryOf(size);
      leadings.set(leading, (leadings.get(leading) ?? 0) + 1);
    }
    const own = roleOf(element) ?? role;
    write(element.attributes?.placeholder ?? '', own, sizes);
    for (const child of element.children) {
      if (typeof child === 'string') write(child, own, sizes);
      else visit(child, sizes, own);
    }
  };
  visit(body, SCREENS.map(() => '16px').concat('16px'), 'text');
  return uses;
}

const ROLES: Record<string, Role> = {
  ...{ h1: 'title', h2: 'subtitle', h3: 'subtitle', h4: 'subtitle', h5: 'subtitle', h6: 'subtitle' },
  ...{ button: 'button', label: 'label', code: 'code', pre: 'code' },
};
const roleOf = ({ tag, name }: Element): Role | undefined => ROLES[tag] ?? (name === 'button' ? 'button' : undefined);

/** A price, a share or a count: digits, with signs but no letters around them. */
const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);
