import type { Css, Element } from '../../../../model/element.ts';
import { displayOf } from '../../reset.ts';
import { classesOf } from '../context.ts';
import { elementsOf } from '../css.ts';
import { COMPONENT_CSS, half, IN_BAR, rebootCss, SHIPPED, typeCss, type Variables } from './component-css.ts';
import { SCREEN_HEIGHT_PX } from './screen.ts';
import { byScreen, edgeWidthOf, utilityCss } from './utility-css.ts';

/** Variables that a sheet sets, by the class that has them; those of the page under ''. */
type Sheet = ReadonlyMap<string, Variables>;

const ROOT_PX = 16;

/** What goes on from an element to those in it. `size` in px, `line` as a multiple of it. */
type Inherited = {
  variables: Variables;
  size: number;
  line: number;
  parents: readonly string[];
  ancestors: ReadonlySet<string>;
};

/**
 * A page in Bootstrap with the declarations that its classes stand for on a wide screen, in px, to be laid out. Its elements are
 * in the same places as those of the page.
 *
 * @param sheet blocks of variables, as the page has them
 */
export function asShown(body: Element, sheet: string): Element {
  const blocks = readSheet(sheet);
  const root = blocks.get('') ?? {};
  const size = toPx(root['body-font-size'] ?? '1rem', ROOT_PX) ?? ROOT_PX;
  const line = Number(root['body-line-height'] ?? '1.5');
  const shown = shownElement(body, { variables: root, size, line, parents: [], ancestors: new Set() }, blocks);
  const family = root['body-font-family'];
  return { ...shown, css: { ...shown.css, ...(family ? { 'font-family': family } : {}) } };
}

/** A later block takes the place of an earlier one, as that for wide screens does. */
function readSheet(sheet: string): Sheet {
  const blocks = new Map<string, Variables>();
  for (const [, selectors, rules] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      const name = selector === ':root' ? '' : /^\.([\w-]+)$/.exec(selector)?.[1];
      if (name === undefined) continue;
      const variables = [...rules.matchAll(/--bs-([\w-]+):\s*([^;]+);/g)].map(([, variable, value]) => [
        variable,
        value,
      ]);
      blocks.set(name, { ...blocks.get(name), ...Object.fromEntries(variables) });
    }
  return blocks;
}

function shownElement(element: Element, inherited: Inherited, sheet: Sheet): Element {
  const names = byScreen(classesOf(element));
  const variables = variablesOf(names, inherited.variables, sheet);
  // What opens on top of the page on a phone stands in it on a wide screen.
  const { tag, attributes: { popover: _, ...attributes } = {} } = element;
  const declared: Css = { ...rebootCss(tag), ...cellCss(tag, inherited.ancestors) };
  // Bootstrap has its grid before its components, but behind its containers.
  const containers = names.filter((name) => CONTAINER.test(name));
  for (const name of containers) Object.assign(declared, COMPONENT_CSS[name]?.(variables));
  // What a column says of gutters holds for itself.
  Object.assign(declared, columnCss(names, { ...inherited, variables }));
  for (const name of names) if (!CONTAINER.test(name)) Object.assign(declared, COMPONENT_CSS[name]?.(variables));
  // A row in a row has the room of a column above.
  if (inherited.parents.includes('row') && names.includes('row')) declared['margin-top'] = variables['gutter-y'];
  if (containers.length > 0 && inherited.parents.includes('navbar')) Object.assign(declared, IN_BAR);
  if (inherited.ancestors.has('offcanvas-lg')) Object.assign(declared, inBar(names));
  for (const name of names) Object.assign(declared, typeCss(name), utilityCss(name));
  const edge = edgeWidthOf(names);
  if (edge) for (const side of EDGES) if (declared[side] && declared[side] !== '0') declared[side] = edge;
  const size = toPx(declared['font-size'], inherited.size) ?? inherited.size;
  const line = Number(declared['line-height'] ?? inherited.line);
  const css: Css = { ...pictureCss({ tag, attributes }, names) };
  for (const [property, value] of Object.entries(declared)) css[property] = inPx(value, size);
  // A field that fills its column is as high as its words are where the column has no height.
  if (FIELD.test(tag) && css.height === '100%') delete css.height;
  css['font-size'] = `${size}px`;
  css['line-height'] = `${line * size}px`;
  css.display ??= displayOf(tag, undefined);
  if (tag === 'textarea') css.height ??= `${Number(attributes.rows ?? 2) * line * size + FIELD_ROOM_PX}px`;
  const inside: Inherited = {
    ...{ variables, size, line, parents: names },
    ancestors: new Set([...inherited.ancestors, ...names, ...(tag === 'table' || tag === 'thead' ? [tag] : [])]),
  };
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : shownElement(child, inside, sheet),
  );
  // The entries of a path have a stroke between them.
  if (names.includes('breadcrumb'))
    for (const child of elementsOf({ ...element, children }).slice(1)) child.css['padding-left'] = STROKE;
  return { ...element, attributes, css, at: undefined, children } as Element;
}

/** A stroke with room before and behind it, in px. */
const STROKE = '20.5px';
const CONTAINER = /^container/;
const FIELD = /^(input|select|textarea)$/;
const EDGES = ['border-top-width', 'border-right-width', 'border-bottom-width', 'border-left-width'];
/** Padding and border of a field together, in px. */
const FIELD_ROOM_PX = 14;

/** Gutters come behind the rows that have them. */
const GUTTER = /^g[xy]?-/;

function variablesOf(names: readonly string[], inherited: Variables, sheet: Sheet): Variables {
  if (!names.some((name) => SHIPPED[name] || sheet.has(name) || GUTTER.test(name))) return inherited;
  const found = { ...inherited };
  const inOrder = [...names.filter((name) => !GUTTER.test(name)), ...names.filter((name) => GUTTER.test(name))];
  for (const name of inOrder) Object.assign(found, SHIPPED[name], axisOf(name), sheet.get(name));
  return found;
}

/** `gx-4` and `gy-4` are halves of `g-4`. */
function axisOf(name: string): Variables {
  const [, axis, step] = /^g([xy])(?:-(?:sm|md|lg|xl))?-(\d)$/.exec(name) ?? [];
  return axis ? { [`gutter-${axis}`]: SHIPPED[`g-${step}`][`gutter-${axis}`] } : {};
}

/** What stands in a row. */
function columnCss(names: readonly string[], { parents, variables }: Inherited): Css {
  const css: Css = {};
  const isInRow = parents.includes('row');
  if (isInRow) {
    const x = half(variables['gutter-x']);
    Object.assign(css, { 'flex-shrink': '0', width: '100%', 'max-width': '100%' });
    Object.assign(css, { 'padding-left': x, 'padding-right': x, 'margin-top': variables['gutter-y'] });
    const count = byScreen(parents)
      .map((name) => /^row-cols(?:-\w\w)?-(\d+)$/.exec(name)?.[1])
      .findLast((one) => one !== undefined);
    if (count) Object.assign(css, { 'flex-grow': '0', width: `${100 / Number(count)}%` });
    else if (names.includes('col')) Object.assign(css, { flex: '1 0 0%', width: 'auto' });
  }
  for (const name of names) {
    const span = /^col(?:-(?:sm|md|lg|xl))?-(\d+)$/.exec(name)?.[1];
    if (span)
      Object.assign(css, {
        'flex-grow': '0',
        'flex-shrink': '0',
        'flex-basis': 'auto',
        width: `${(100 * Number(span)) / 12}%`,
      });
    const offset = /^offset(?:-(?:sm|md|lg|xl))?-(\d+)$/.exec(name)?.[1];
    if (offset) css['margin-left'] = `${(100 * Number(offset)) / 12}%`;
  }
  return css;
}

/** What is a drawer on a phone stands in its bar on a wide screen. */
const inBar = (names: readonly string[]): Css =>
  names.includes('offcanvas-body')
    ? {
        display: 'flex',
        'flex-grow': '0',
        'padding-top': '0',
        'padding-bottom': '0',
        'padding-left': '0',
        'padding-right': '0',
      }
    : {};

function cellCss(tag: string, ancestors: ReadonlySet<string>): Css {
  if ((tag !== 'td' && tag !== 'th') || !ancestors.has('table')) return {};
  const y = ancestors.has('table-sm') ? '.25rem' : '.5rem';
  const css: Css = { 'padding-top': y, 'padding-bottom': y, 'padding-left': y, 'padding-right': y };
  return ancestors.has('table-borderless') ? css : { ...css, 'border-bottom-width': '1px' };
}

/** Pictures and drawings have the size that their attributes say. */
function pictureCss({ tag, attributes = {} }: Pick<Element, 'tag' | 'attributes'>, names: readonly string[]): Css {
  if (tag !== 'img' && tag !== 'svg' && tag !== 'video') return {};
  const { width, height } = attributes;
  const isFree = names.some((name) => /^(img-fluid|h-auto|card-img-top)$/.test(name));
  return {
    ...(width ? { width: `${Number(width)}px` } : {}),
    ...(height && !isFree ? { height: `${Number(height)}px` } : {}),
  };
}

/** Lengths in px: `rem`, and `em` of the type around them. */
function toPx(value: string | undefined, em: number): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(rem|em|px)$/.exec(value ?? '') ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (unit === 'rem' ? ROOT_PX : unit === 'em' ? em : 1);
}

const inPx = (value: string, em: number): string => {
  const px = toPx(value, em);
  return value === '100vh' ? `${SCREEN_HEIGHT_PX}px` : px === undefined ? value : `${px}px`;
};

/** The elements of a page beside those of what is shown for them. */
export function* pairs(page: Element, shown: Element): Generator<[Element, Element]> {
  yield [page, shown];
  const others = elementsOf(shown);
  for (const [i, child] of elementsOf(page).entries()) yield* pairs(child, others[i]);
}
