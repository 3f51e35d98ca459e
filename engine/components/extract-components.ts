import type { Element } from '../model/element.ts';
import { type Component, type ComponentPage, IMAGE_PREFIX, type Part } from './model.ts';
import { CELL_CONTENT } from './name-props.ts';
import { toPart, type Use, withChildren } from './node.ts';
import { unify } from './unify.ts';
import { camelCase, freeName, pascalCase } from './words.ts';

/**
 * Takes a page apart: what it repeats becomes a component with what differs as props, the innermost first; then its header,
 * footer and the sections that say what they are. Fields of a table's rows are called like its columns.
 */
export function extractComponents(body: Element): ComponentPage {
  const images = new Map<string, string>();
  const named = namePictures(nameCells(body), images);
  const uses = new Map<Element, Use>();
  const modifiers = modifiersIn(named);
  const taken = new Set(['Page']);
  const components: Component[] = [];
  for (const group of groupsOf(named)) {
    for (const instances of clustersOf(group, uses)) {
      const unified = unify(
        instances.map((one) => withChildren(one, uses)),
        modifiers,
      );
      if (!unified) continue;
      const wanted = pascalCase(group[0].instance!.component.replace(/-\d+$/, ''));
      const name = freeName(wanted, taken, [qualified(wanted, instances)]);
      components.push({ name, props: unified.props, root: unified.root });
      instances.forEach((one, i) => {
        uses.set(one, { component: name, data: unified.data[i] });
      });
    }
  }
  for (const { element, name } of sectionsOf(named)) {
    const component = freeName(name, taken);
    const { comment: _, ...bare } = element;
    components.push({ name: component, props: [], root: toPart(withChildren(bare, uses)) });
    uses.set(element, { component, data: {} });
  }
  const { children } = withChildren(named, uses);
  const inside = children.map(toPart);
  const { attributes } = named;
  const page: Part[] = attributes?.class
    ? [{ kind: 'element', tag: 'div', attributes: [['class', attributes.class]], children: inside }]
    : inside;
  return { page, components, images };
}

/** What tells a component from another one of its name: a picture or a sign in it, or nothing but words. */
function qualified(name: string, instances: readonly Element[]): string {
  const holds = (element: Element, tag: string): boolean =>
    elementsOf(element).some((child) => child.tag === tag || holds(child, tag));
  const what = { img: 'Picture', svg: 'Icon' };
  const found = Object.entries(what).find(([tag]) => instances.every((one) => holds(one, tag)));
  return `${found?.[1] ?? 'Text'}${name}`;
}

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

/** What instances without a modifier have from the one that they stand in. */
function modifiersIn(body: Element): Map<Element, string> {
  const found = new Map<Element, string>();
  const visit = (element: Element, around: string | undefined): void => {
    const own = element.instance?.modifier ?? around;
    if (own && element.instance) found.set(element, own);
    for (const child of elementsOf(element)) visit(child, own);
  };
  visit(body, undefined);
  return found;
}

/** Instances by their component, those first that others contain. */
function groupsOf(body: Element): Element[][] {
  const groups = new Map<string, { instances: Element[]; depth: number }>();
  const visit = (element: Element, depth: number): void => {
    const name = element.instance?.component;
    if (name) {
      const group = groups.get(name) ?? { instances: [], depth: 0 };
      group.instances.push(element);
      group.depth = Math.max(group.depth, depth);
      groups.set(name, group);
    }
    for (const child of elementsOf(element)) visit(child, depth + (name ? 1 : 0));
  };
  visit(body, 0);
  return [...groups.values()].sort((a, b) => b.depth - a.depth).map(({ instances }) => instances);
}

/** Instances of one component that have a structure in common, if there are several. */
function clustersOf(instances: readonly Element[], uses: ReadonlyMap<Element, Use>): Element[][] {
  const clusters: Element[][] = [];
  for (const one of instances) {
    const fits = clusters.find(([first, ...others]) => {
      const sizes = [first, one].map((element) => element.children.length);
      // Rows of different tables have nothing to do with each other.
      if (one.tag === 'tr' && sizes[0] !== sizes[1]) return false;
      return unify([first, ...others, one].map((element) => withChildren(element, uses))) !== undefined;
    });
    if (fits) fits.push(one);
    else clusters.push([one]);
  }
  return clusters.filter(({ length }) => length > 1);
}

const LANDMARKS: Record<string, string> = { header: 'SiteHeader', footer: 'SiteFooter', aside: 'SiteAside' };

/** Header, footer and sections of the page that say what they are, in the order of the page. */
function sectionsOf(body: Element): { element: Element; name: string }[] {
  const parts = elementsOf(body).flatMap((child) => (child.tag === 'main' ? elementsOf(child) : [child]));
  return parts.flatMap((element) => {
    if (element.instance) return [];
    const landmark = LANDMARKS[element.tag];
    if (landmark) return [{ element, name: landmark }];
    if (element.tag === 'nav') return [{ element, name: 'SiteNavigation' }];
    if (element.tag !== 'section' || !element.comment) return [];
    const name = pascalCase(element.comment);
    return [{ element, name: /section$/i.test(name) ? name : `${name}Section` }];
  });
}

/** Long addresses of pictures stand in a file of their own. */
const MAX_ADDRESS_LENGTH = 200;

function namePictures(element: Element, images: Map<string, string>): Element {
  const { src } = element.attributes ?? {};
  const isLong = src?.startsWith('data:') && src.length > MAX_ADDRESS_LENGTH;
  const known = isLong ? [...images].find(([, address]) => address === src)?.[0] : undefined;
  const name = isLong ? (known ?? `image${images.size + 1}`) : undefined;
  if (name) images.set(name, src!);
  return {
    ...element,
    ...(name ? { attributes: { ...element.attributes, src: `${IMAGE_PREFIX}${name}` } } : {}),
    children: element.children.map((child) => (typeof child === 'string' ? child : namePictures(child, images))),
  };
}

/** Cells are called what their column is. */
function nameCells(element: Element): Element {
  const children = element.children.map((child) => (typeof child === 'string' ? child : nameCells(child)));
  if (element.tag !== 'table') return { ...element, children };
  const rows = rowsOf({ ...element, children });
  const head = rows.find((row) => elementsOf(row).every(({ tag }) => tag === 'th'));
  if (!head) return { ...element, children };
  const names = elementsOf(head).map((cell) => {
    const name = camelCase(textOf(cell).trim() || labelIn(cell) || 'value');
    return /^[a-z][a-zA-Z0-9]{1,20}$/.test(name) ? name : 'value';
  });
  const rename = (one: Element): Element =>
    one.tag === 'tr' && one.children.length === names.length && elementsOf(one).some(({ tag }) => tag === 'td')
      ? { ...one, children: elementsOf(one).map((cell, i) => nameCell(cell, names[i])) }
      : { ...one, children: one.children.map((child) => (typeof child === 'string' ? child : rename(child))) };
  return rename({ ...element, children });
}

/** A cell is called what its column is, and so is the only text or control in it. */
function nameCell(cell: Element, name: string): Element {
  const whole = { ...cell, name };
  const [only, ...more] = elementsOf(cell);
  const isWrapped = only !== undefined && more.length === 0 && cell.children.length === 1;
  return name !== 'value' && isWrapped && !only.instance ? { ...whole, children: [nameContent(only, name)] } : whole;
}

function nameContent(element: Element, name: string): Element {
  const inner = elementsOf(element);
  const own: Element = { ...element, name, part: CELL_CONTENT };
  return inner.length === 1 && element.children.length === 1
    ? { ...own, children: [nameContent(inner[0], name)] }
    : own;
}

/** The label of a control in a cell. */
const labelIn = (cell: Element): string =>
  cell.attributes?.['aria-label'] ?? (elementsOf(cell).map(labelIn).find(Boolean) || '');

const rowsOf = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)));

const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
