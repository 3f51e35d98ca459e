import type { Element } from '../../../model/element.ts';
import { isButton } from '../is-button.ts';

/** What an element is in the style sheet. `block`: the component or part of the page that it belongs to; `part`: what it is there. */
export type Part = { block: string; part?: string };

/** Where names are looked for: the block around an element, and the part of it that it stands in. */
export type Place = { block: string; part: string; region: string };

export const TOP: Place = { block: 'page', part: '', region: 'main' };

/** Components that look the same wherever they stand. */
const OWN = new Set(
  'alert avatar badge breadcrumb checkbox container field label pagination radio switch tabs'.split(' '),
);

/** Names that say how something is laid out, not what it is. */
const GENERIC = new Set(
  'page section stack row column box group div wrapper panel item main part text block overlay empty grid'.split(' '),
);

/** What holds the content of a part, and names no part itself. */
const HOLDERS = new Set(['inner', 'band', 'container', 'content']);

const PARTS: Record<string, string> = {
  ...{ h1: 'title', h2: 'title', h3: 'title', h4: 'subtitle', h5: 'subtitle', h6: 'subtitle', p: 'text', a: 'link' },
  ...{ img: 'image', svg: 'icon', ul: 'list', ol: 'list', li: 'item', hr: 'divider', strong: 'strong', em: 'emphasis' },
  ...{
    dl: 'list',
    dt: 'term',
    dd: 'detail',
    blockquote: 'quote',
    figcaption: 'caption',
    time: 'date',
    summary: 'summary',
    fieldset: 'group',
  },
  ...{
    legend: 'legend',
    code: 'code',
    pre: 'listing',
    label: 'label',
    progress: 'progress',
    small: 'note',
    cite: 'source',
  },
};

/** Words for what the texts of a component are. */
const TEXT_PARTS = new Set(['title', 'price', 'value', 'caption']);

/** Parts of tables are what they are, whatever is in them. */
const OF_TABLES: Record<string, string> = {
  ...{ thead: 'head', tbody: 'body', tfoot: 'foot', tr: 'row', th: 'head-cell', td: 'cell', caption: 'caption' },
  ...{ colgroup: 'columns', col: 'column' },
};

/** Elements that begin a part of the page. */
const LANDMARKS: Record<string, string> = {
  header: 'header',
  footer: 'footer',
  aside: 'sidebar',
  nav: 'nav',
  main: 'main',
};

/** Buttons that the engine adds: none of them looks like the buttons of the design. */
const CONTROLS: Record<string, string> = { 'menu-toggle': 'menu-toggle', toggle: 'password-toggle' };

/** Names an element by its role and place, never by its words. */
export function partOf(element: Element, place: Place): Part {
  const { tag, instance } = element;
  if (tag === 'body') return { block: 'page' };
  const control = CONTROLS[element.name];
  if (control) return { block: control };
  if (instance) {
    const [block, part] = wordsOf(instance.component).split('__');
    return part ? { block, part } : { block };
  }
  if (element.attributes?.role === 'tab') return { block: 'tab' };
  if (isButton(element)) return { block: 'button' };
  const own = ownBlock(element, place);
  if (own) return { block: own };
  return { block: place.block, part: plainPart(element, place) };
}

/** What the engine numbers to tell it apart has one name in the sheet. */
const wordsOf = (component: string): string => component.replace(/-\d+\b/g, '');

/** What a child of an element looks for names in. */
export function placeIn({ tag }: Element, { block, part }: Part, around: Place): Place {
  const region = tag === 'header' || tag === 'footer' || tag === 'aside' ? (LANDMARKS[tag] ?? tag) : around.region;
  // A container is only as wide as it is: what stands in it belongs to what it stands in.
  if (part === undefined && (block === 'container' || block === 'page' || block === 'main'))
    return { ...around, region };
  return { block, part: part ?? '', region };
}

function ownBlock(element: Element, { block, region }: Place): string | undefined {
  const { tag } = element;
  const hint = hintOf(element);
  const own = hint && OWN.has(hint) ? hint : undefined;
  if (tag === 'nav') return own ?? (region === 'main' || region === 'header' ? 'nav' : `${region}-nav`);
  // A card has a header of its own.
  if (LANDMARKS[tag] && (block === 'page' || tag === 'main' || tag === 'aside')) return LANDMARKS[tag];
  if (tag === 'section') return sectionName(element);
  if (tag === 'article') return has(element, (child) => child.tag === 'h1') ? 'article' : 'card';
  if (tag === 'form' || tag === 'table' || tag === 'dialog' || tag === 'details' || tag === 'figure') return tag;
  if (tag === 'input') return inputName(element);
  if (tag === 'select' || tag === 'textarea') return 'field';
  if (tag === 'label') return 'label';
  return own;
}

function inputName({ attributes = {} }: Element): string {
  if (attributes.role === 'switch') return 'switch';
  return attributes.type === 'checkbox' || attributes.type === 'radio' ? attributes.type : 'field';
}

const isField = ({ tag }: Element): boolean => /^(input|select|textarea)$/.test(tag);

const countOf = (element: Element, is: (one: Element) => boolean): number =>
  Number(is(element)) + elementsOf(element).reduce((sum, child) => sum + countOf(child, is), 0);

/** A section by what is in it. */
export function sectionName(section: Element): string {
  const hint = hintOf(section);
  if (hint && !GENERIC.has(hint) && !HOLDERS.has(hint)) return hint;
  const isTitled = has(section, ({ tag }) => tag === 'h1');
  // One field is that of a newsletter.
  if (isTitled && has(section, (one) => one.tag === 'form' && countOf(one, isField) > 1)) return 'form-section';
  if (isTitled) return 'hero';
  const component = firstOf(section, ({ instance }) =>
    instance && !/-(link|item|row)$/.test(wordsOf(instance.component)) ? wordsOf(instance.component) : undefined,
  );
  if (component) return pluralOf(component);
  if (has(section, ({ tag }) => tag === 'form')) return 'form-section';
  if (has(section, ({ tag }) => tag === 'table')) return 'table-section';
  return 'section';
}

const pluralOf = (word: string): string => (word === 'person' ? 'people' : regularPluralOf(word));

const regularPluralOf = (word: string): string =>
  /s$/.test(word) ? `${word}-section` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;

/** The builder's word for an element, without the block and what makes it unique. */
function hintOf({ name }: Element, block = ''): string | undefined {
  const word = name
    .split('__')
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z-]+/g, '')
    .replace(/^-+|-+$/g, '');
  const short = block !== '' && word.startsWith(`${block}-`) ? word.slice(block.length + 1) : word;
  return short === '' ? undefined : short;
}

function plainPart(element: Element, { block, part }: Place): string {
  const { tag } = element;
  const children = elementsOf(element);
  const text = element.children.length === 1 && typeof element.children[0] === 'string' ? element.children[0] : '';
  if (tag in OF_TABLES) return OF_TABLES[tag];
  // What most instances of a component show there has one name in all of them.
  if (text && element.part && TEXT_PARTS.has(element.part)) return element.part;
  if (!element.part && /^[$€£¥₹]\s?\d[\d.,]*$/.test(text.trim())) return 'price';
  const hint = hintOf(element, block);
  if (hint && !GENERIC.has(hint) && hint !== tag && !(hint in PARTS)) return hint;
  if (PARTS[tag]) return PARTS[tag];
  const all = (is: (child: Element) => boolean): boolean => children.length > 1 && children.every(is);
  if (tag === 'span') return text ? 'text' : 'mark';
  if (all(isButton)) return 'actions';
  if (all((child) => child.instance !== undefined)) return 'items';
  if (all((child) => child.tag === 'a')) return 'links';
  if (all((child) => child.tag === 'img' || child.tag === 'picture')) return 'images';
  if (children.some((child) => /^h[1-6]$/.test(child.tag))) return part === 'intro' ? 'text' : 'intro';
  if (children.length === 1 && children[0].tag === 'svg') return 'icon-frame';
  if (children.length === 1 && children[0].tag === 'img') return 'media';
  if (children.length === 0) return text ? 'text' : 'shape';
  if (hint === 'grid' || element.css.display === 'grid') return 'grid';
  return element.css.display === 'flex' && element.css['flex-direction'] !== 'column' ? 'row' : 'group';
}

const elementsOf = (element: Element): Element[] =>
  element.children.filter((child): child is Element => typeof child !== 'string');

function has(element: Element, is: (child: Element) => boolean): boolean {
  return elementsOf(element).some((child) => is(child) || has(child, is));
}

function firstOf<T>(element: Element, of: (child: Element) => T | undefined): T | undefined {
  for (const child of elementsOf(element)) {
    const found = of(child) ?? firstOf(child, of);
    if (found !== undefined) return found;
  }
  return undefined;
}
