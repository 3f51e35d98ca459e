import { cutColumns, cutRows } from '../layout/xy-cut.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';

/**
 * What is seen of a part of the page, however it is nested: texts, pictures and rules, boxes with what lies in them, and
 * lists with their items. Groups without paint are left out.
 */
export type Item = { node: LayoutNode; items: readonly Item[]; isList: boolean };

/** Several parts that are alike; `parent` holds them and nothing else but rules, in rows where they are a grid. */
export type Repetition = { parent: ContainerNode; instances: LayoutNode[] };

/** Repetitions by the node that holds them. */
export type Lists = Map<LayoutNode, Repetition>;

/** Roles that say what a group is for, but not that it is one thing. */
const GROUP_ROLES = new Set([
  undefined,
  'article',
  'section',
  'nav',
  'ul',
  'ol',
  'li',
  'header',
  'footer',
  'aside',
  'form',
]);

export const isContainer = (node: LayoutNode): node is ContainerNode =>
  node.kind === 'stack' || node.kind === 'row' || node.kind === 'overlay';

/** Whether a node only groups what is in it: nothing of itself is seen. */
export const isPlainGroup = (node: LayoutNode): node is ContainerNode =>
  (node.kind === 'stack' || node.kind === 'row') &&
  !node.paint &&
  !node.image &&
  !node.component &&
  !node.backdrops &&
  GROUP_ROLES.has(node.role);

/** What is seen in a node, in reading order. */
export function itemsIn(node: LayoutNode, lists: Lists): Item[] {
  return inReadingOrder(node.children.flatMap((child) => partsOf(child, lists))).map((part) => itemOf(part, lists));
}

export function itemOf(node: LayoutNode, lists: Lists): Item {
  const list = lists.get(node);
  if (list) return { node, isList: true, items: list.instances.map((instance) => unitOf(instance, lists)) };
  return { node, isList: false, items: itemsIn(node, lists) };
}

/** An instance as one item, also where it is a group without paint. */
export const unitOf = (node: LayoutNode, lists: Lists): Item => ({ node, isList: false, items: itemsIn(node, lists) });

const partsOf = (node: LayoutNode, lists: Lists): LayoutNode[] =>
  isPlainGroup(node) && !lists.has(node) ? node.children.flatMap((child) => partsOf(child, lists)) : [node];

/** Rows before columns, so that the order does not depend on how the parts were grouped. */
function inReadingOrder(nodes: readonly LayoutNode[]): LayoutNode[] {
  if (nodes.length < 2) return [...nodes];
  const rows = cutRows(nodes);
  if (rows.length > 1) return rows.flatMap(inReadingOrder);
  const columns = cutColumns(nodes);
  if (columns.length > 1) return columns.flatMap(inReadingOrder);
  return [...nodes].sort((a, b) => a.ink.y - b.ink.y || a.ink.x - b.ink.x);
}
