import type { Element } from '../model/element.ts';
import type { Data, Part } from './model.ts';

/** An instance that has become the use of a component. */
export type Use = { component: string; data: Data };

/** A page in which instances are replaced by uses of their component; neighbours of one component are one list. */
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'element'; element: Element; children: Node[] }
  | { kind: 'uses'; component: string; items: Data[] };

/** @param uses of the instances that have become one already */
export function toNode(element: Element, uses: ReadonlyMap<Element, Use>): Node {
  const use = uses.get(element);
  return use ? { kind: 'uses', component: use.component, items: [use.data] } : withChildren(element, uses);
}

/** The element itself, whatever has become of it. */
export function withChildren(element: Element, uses: ReadonlyMap<Element, Use>): Node & { kind: 'element' } {
  const children: Node[] = [];
  for (const child of element.children) {
    const node: Node = typeof child === 'string' ? { kind: 'text', text: child } : toNode(child, uses);
    const last = children.at(-1);
    if (node.kind === 'uses' && last?.kind === 'uses' && last.component === node.component)
      children[children.length - 1] = { ...last, items: [...last.items, ...node.items] };
    else children.push(node);
  }
  return { kind: 'element', element, children };
}

/** A node as it stands, with nothing handed in. */
export function toPart(node: Node): Part {
  if (node.kind === 'text') return { kind: 'text', value: node.text };
  if (node.kind === 'uses') return usesPart(node.component, node.items);
  const { tag, attributes = {}, comment, css } = node.element;
  return {
    kind: 'element',
    tag,
    attributes: Object.entries(attributes),
    children: node.children.map(toPart),
    ...(comment ? { comment } : {}),
    ...(css.display ? { display: css.display } : {}),
  };
}

export const usesPart = (component: string, items: Data[]): Part =>
  items.length === 1 ? { kind: 'use', component, data: items[0] } : { kind: 'list', component, items: { data: items } };
