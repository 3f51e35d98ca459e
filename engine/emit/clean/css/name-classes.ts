import type { Palette } from '../../../design-system/palette.ts';
import type { Element } from '../../../model/element.ts';
import { modifierWords } from './modifier-words.ts';
import { type Part, type Place, partOf, placeIn, TOP } from './name-parts.ts';
import { difference, isEmpty, type Style, signatureOf, similarity, styleOf } from './stages.ts';

/** A rule of the style sheet. `owner`: one of the elements that it is for. */
export type Rule = { block: string; name: string; style: Style; owner: Element };

export type Classes = { of: Map<Element, string>; rules: Rule[] };

type Item = { element: Element; part: Part; within: string; style: Style; hint: string | undefined };

/** Styles that have less in common are two parts, not one with a modifier. */
const MIN_SHARED = 0.4;

/**
 * Gives the elements of a page their classes. Elements with one name and one style share a class; others with the same name get a
 * modifier that says what is different, or a name from where they stand when little is the same.
 *
 * @param unsaid the value of a property on an element that nothing is said of
 */
export function nameClasses(
  body: Element,
  palette: Palette,
  unsaid: (property: string, tag: string) => string,
): Classes {
  const items = collect(body);
  const rules: Rule[] = [];
  const of = new Map<Element, string>();
  const used = new Set<string>();
  let open = items.map((item) => ({ item, name: nameOfPart(item.part) }));
  while (open.length > 0) {
    const later: typeof open = [];
    const groups = Map.groupBy(open, ({ name }) => name);
    for (const [name, members] of groups) {
      const styles = [...Map.groupBy(members, ({ item }) => signatureOf(item.style)).values()];
      // A plain one before a modified one, then the most frequent, then the first of the page.
      const [base, ...others] = styles.sort(
        (a, b) => Number(Boolean(a[0].item.hint)) - Number(Boolean(b[0].item.hint)) || b.length - a.length,
      );
      const { element, part, style } = base[0].item;
      used.add(name);
      if (!isEmpty(style)) rules.push({ block: part.block, name, style, owner: element });
      for (const { item } of base) if (!isEmpty(style)) of.set(item.element, name);
      for (const variant of others) {
        const { item } = variant[0];
        const longer = longerName(name, item);
        const isOther = !item.hint && similarity(item.style, style) < MIN_SHARED;
        if (isOther && longer && !used.has(longer)) {
          for (const { item: one } of variant) later.push({ item: one, name: longer });
          continue;
        }
        const words = [...(item.hint ? [item.hint] : []), ...modifierWords(item.style, style, palette)];
        const modified = freeModifier(name, words, used);
        used.add(modified);
        const own = difference(item.style, style, (property) => unsaid(property, item.element.tag));
        if (!isEmpty(own)) rules.push({ block: part.block, name: modified, style: own, owner: item.element });
        for (const { item: one } of variant) of.set(one.element, isEmpty(style) ? modified : `${name} ${modified}`);
      }
    }
    open = later;
  }
  return { of, rules };
}

const nameOfPart = ({ block, part }: Part): string => (part ? `${block}__${part}` : block);

/** With the part that the element stands in: `card__actions-link` for `card__link`. */
function longerName(name: string, { part, within }: Item): string | undefined {
  if (!part.part || !within || within === part.part) return undefined;
  const longer = `${part.block}__${within}-${part.part}`;
  return longer === name ? undefined : longer;
}

function freeModifier(name: string, words: readonly string[], used: ReadonlySet<string>): string {
  const pairs = words.flatMap((word, i) => words.slice(i + 1).map((other) => `${word}-${other}`));
  const all = [...words, ...pairs, words.slice(0, 3).join('-'), ...LAST_WORDS].filter(Boolean);
  const free = all.map((word) => `${name}--${word}`).find((one) => !used.has(one));
  return free ?? `${name}--${words.join('-')}`;
}

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
  const visit = (element: Element, place: Place, modifier: string | undefined): void => {
    const part = partOf(element, place);
    const hint = element.instance?.modifier ?? modifier;
    if (element.tag !== 'body') items.push({ element, part, within: place.part, style: styleOf(element), hint });
    const inner = placeIn(element, part, place);
    for (const child of element.children) if (typeof child !== 'string') visit(child, inner, hint);
  };
  visit(body, TOP, undefined);
  return items;
}
