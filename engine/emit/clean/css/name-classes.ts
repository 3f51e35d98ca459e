import type { Palette } from '../../../design-system/palette.ts';
import type { Element } from '../../../model/element.ts';
import { baseOf, middleOf, modifierOf, type Unsaid, type Variant } from './choose-base.ts';
import { modifierWords } from './modifier-words.ts';
import { type Part, type Place, partOf, placeIn, TOP } from './name-parts.ts';
import { otherParts, type Siblings } from './other-parts.ts';
import { canUndo, isEmpty, joined, lineCountOf, type Style, signatureOf, styleOf } from './stages.ts';

/** A rule of the style sheet. `owner`: one of the elements that it is for. */
export type Rule = { block: string; name: string; style: Style; owner: Element };

export type Classes = { of: Map<Element, string>; rules: Rule[] };

/** `names`: what it may be called, best first. */
type Item = { element: Element; block: string; names: string[]; style: Style; hint: string | undefined };

/** Elements of one name and one style. */
type Group = Variant & { items: Item[] };

/**
 * Gives the elements of a page their classes. Elements with one name and one style share a class; others with the same name get a
 * modifier that says what is different, or another name when little is the same. An element that needs no rule needs no class.
 *
 * @param unsaid the value of a property on an element that nothing is said of
 */
export function nameClasses(body: Element, palette: Palette, unsaid: Unsaid): Classes {
  const rules: Rule[] = [];
  const of = new Map<Element, string>();
  const used = new Set<string>();
  let open = collect(body).filter(({ style }) => !isEmpty(style));
  while (open.length > 0) {
    const later: Item[] = [];
    const named = Map.groupBy(open, ({ names }) => names[0]);
    for (const name of named.keys()) used.add(name);
    for (const [name, items] of named) {
      const { kept, apart } = setApart(groupsOf(items), used, unsaid);
      later.push(...apart);
      write(name, kept);
    }
    open = later;
  }
  return { of, rules };

  function write(name: string, groups: readonly Group[]): void {
    const base = baseOf(groups, unsaid);
    const signature = signatureOf(base);
    const [{ items }] = groups;
    const { block, element } = items[0];
    if (!isEmpty(base)) rules.push({ block, name, style: base, owner: element });
    const shared = new Map<string, { name: string; style: Style }>();
    for (const group of groups) {
      const [{ element: owner }] = group.items;
      let classes = name;
      if (signatureOf(group.style) !== signature) {
        const first = group.hint ? shared.get(group.hint) : undefined;
        const known = first && canUndo(group.style, first.style, group.hasPlaceholder) ? first : undefined;
        const given = known?.style ?? base;
        const own = modifierOf(group, given, unsaid);
        // What the plain one says beyond it is not seen on it.
        const isPlain = isEmpty(own) && !group.hint;
        const words = [
          ...(group.hint && !known ? [group.hint] : []),
          ...modifierWords(owner, group.style, given, palette),
        ];
        const modified = isPlain ? '' : freeModifier(name, words, used);
        if (!isPlain) {
          used.add(modified);
          rules.push({ block, name: modified, style: own, owner });
        }
        classes = [name, known?.name, modified].filter(Boolean).join(' ');
        if (group.hint && !known) shared.set(group.hint, { name: modified, style: joined(base, own) });
      }
      for (const item of group.items) of.set(item.element, classes);
    }
  }
}

/** Items by their style: plain ones before those that are set apart, then the most frequent. */
function groupsOf(items: readonly Item[]): Group[] {
  return [...Map.groupBy(items, ({ style }) => signatureOf(style)).values()]
    .map((held): Group => {
      const [{ element, style, hint }] = held;
      const letters = held.reduce((sum, one) => sum + lettersIn(one.element), 0);
      const isSetApart = held.every((one) => one.hint === hint);
      const hasPlaceholder = held.some((one) => one.element.attributes?.placeholder !== undefined);
      const own = isSetApart ? hint : undefined;
      return { items: held, style, hint: own, tag: element.tag, uses: held.length, letters, hasPlaceholder };
    })
    .sort((a, b) => Number(Boolean(a.hint)) - Number(Boolean(b.hint)) || b.uses - a.uses);
}

const lettersIn = ({ children }: Element): number =>
  children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : 0), 0);

/** Takes out those of a name that have little in common with the middle one, if there is another name for them. */
function setApart(
  groups: readonly Group[],
  used: ReadonlySet<string>,
  unsaid: Unsaid,
): { kept: Group[]; apart: Item[] } {
  const middle = middleOf(groups, unsaid);
  if (!middle) return { kept: [...groups], apart: [] };
  const kept: Group[] = [];
  const apart: Item[] = [];
  for (const group of groups) {
    const names = group.items[0].names.slice(1).filter((name) => !used.has(name));
    const isOther =
      group !== middle &&
      !group.hint &&
      names.length > 0 &&
      isFar(group.style, modifierOf(group, middle.style, unsaid));
    if (isOther) apart.push(...group.items.map((item) => ({ ...item, names })));
    else kept.push(group);
  }
  return { kept, apart };
}

/** Whether more than half of a style would have to be said in a modifier. */
function isFar(style: Style, modifier: Style): boolean {
  const lines = lineCountOf(style);
  return lines > 1 && 2 * lineCountOf(modifier) > lines;
}

/** A name that no rule has yet: two rules of one name would be one. */
function freeModifier(name: string, said: readonly string[], used: ReadonlySet<string>): string {
  const words = [...new Set(said)];
  const last = [...words, ...LAST_WORDS];
  const all = [...words, ...pairsOf(words), words.slice(0, 3).join('-'), ...LAST_WORDS, ...pairsOf(last)];
  const free = all.filter(Boolean).find((word) => !used.has(`${name}--${word}`));
  return free ? `${name}--${free}` : freeModifier(`${name}--${last[0]}`, last, used);
}

const pairsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => words.slice(i + 1).flatMap((other) => (other.endsWith(word) ? [] : [`${word}-${other}`])));

/** When all else is taken. */
const LAST_WORDS = [
  'alternate',
  'other',
  'further',
  'secondary',
  'tertiary',
  'quaternary',
  'special',
  'extra',
  'spare',
];

function collect(body: Element): Item[] {
  const items: Item[] = [];
  const visit = (element: Element, place: Place, modifier: string | undefined, siblings: Siblings): void => {
    const part = partOf(element, place);
    // What looks the same wherever it stands is not set apart with the component around it.
    const isPart = element.instance !== undefined || part.part !== undefined;
    const hint = element.instance?.modifier ?? (isPart ? modifier : undefined);
    const names = namesOf(element, part, place, siblings);
    if (element.tag !== 'body') items.push({ element, block: part.block, names, style: styleOf(element), hint });
    const inner = placeIn(element, part, place);
    const children = element.children.filter((child): child is Element => typeof child !== 'string');
    for (const [i, child] of children.entries())
      visit(child, inner, element.instance?.modifier ?? modifier, {
        before: children.slice(0, i),
        next: children[i + 1],
      });
  };
  visit(body, TOP, undefined, { before: [], next: undefined });
  return items;
}

const nameOfPart = ({ block, part }: Part): string => (part ? `${block}__${part}` : block);

/** A name by what it is, ones by what is in it or beside it, and one with the part that it stands in (`card__actions-link`). */
function namesOf(element: Element, { block, part }: Part, place: Place, siblings: Siblings): string[] {
  if (!part) return [block];
  const others = otherParts(element, part, siblings);
  // A row in a row is called something else.
  const parts =
    place.part === part && others.length > 0
      ? others
      : [part, ...others, ...(place.part && place.part !== part ? [`${place.part}-${part}`] : [])];
  return [...new Set(parts)].map((one) => nameOfPart({ block, part: one }));
}
