import type { Element } from '../model/element.ts';
import type { Data, ElementPart, Part } from './model.ts';

/** An instance that has become the use of a component. */
export type Use = { component: string; data: Data };

/** A page in which instances are replaced by uses of their component; neighbours of one component are one list, each in its own `wrap`. */
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'element'; element: Element; children: Node[] }
  | { kind: 'uses'; component: string; items: Data[]; wrap?: Element };

/** @param uses of the instances that have become one already */
export function toNode(element: Element, uses: ReadonlyMap<Element, Use>): Node {
  const use = uses.get(element);
  return use ? { kind: 'uses', component: use.component, items: [use.data] } : withChildren(element, uses);
}

/** The element itself, whatever has become of it. */
export function withChildren(element: Element, uses: ReadonlyMap<Element, Use>): Node & { kind: 'element' } {
  const children: Node[] = [];
  for (const child of element.children) {
    const node: Node = typeof child === 'string' ? { kind: 'text', text: child } : entryOf(toNode(child, uses));
    const last = children.at(-1);
    if (node.kind === 'uses' && last?.kind === 'uses' && isOneList(last, node))
      children[children.length - 1] = { ...last, items: [...last.items, ...node.items] };
    else children.push(node);
  }
  return { kind: 'element', element, children };
}

type Uses = Extract<Node, { kind: 'uses' }>;

/** An entry of a list around nothing but a use is the use, in a wrapper. */
function entryOf(node: Node): Node {
  if (node.kind !== 'element' || node.element.tag !== 'li' || node.element.comment) return node;
  const [only, ...more] = node.children;
  if (only?.kind !== 'uses' || only.wrap || only.items.length !== 1 || more.length > 0) return node;
  return { ...only, wrap: { ...node.element, children: [] } };
}

const isOneList = (a: Uses, b: Uses): boolean =>
  a.component === b.component &&
  a.wrap?.tag === b.wrap?.tag &&
  JSON.stringify(a.wrap?.attributes ?? {}) === JSON.stringify(b.wrap?.attributes ?? {});

/** A node as it stands, with nothing handed in. */
export function toPart(node: Node): Part {
  if (node.kind === 'text') return { kind: 'text', value: node.text };
  if (node.kind === 'uses') return usesPart(node.component, node.items, node.wrap && elementPart(node.wrap, []));
  return elementPart(node.element, node.children.map(toPart));
}

function elementPart({ tag, attributes = {}, comment, css }: Element, children: Part[]): ElementPart {
  return {
    kind: 'element',
    tag,
    attributes: Object.entries(attributes),
    children,
    ...(comment ? { comment } : {}),
    ...(css.display ? { display: css.display } : {}),
  };
}

export function usesPart(component: string, items: Data[], wrap?: ElementPart): Part {
  if (items.length > 1) return { kind: 'list', component, items: { data: items }, ...(wrap ? { wrap } : {}) };
  const use: Part = { kind: 'use', component, data: items[0] };
  return wrap ? { ...wrap, children: [use] } : use;
}
