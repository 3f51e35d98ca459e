import type { LayoutNode } from '../model/layout-node.ts';
import { unionBox } from '../raster/box.ts';
import { agreeInTables } from './agree-in-tables.ts';
import { collectComponents } from './collect-components.ts';
import { correctRuns } from './correct-runs.ts';
import { findLists } from './find-lists.ts';
import { isContainer, isPlainGroup } from './item.ts';
import { joinColumns } from './join-columns.ts';
import { joinDrawings } from './join-drawings.ts';
import { nameLists } from './name-lists.ts';
import { shareCells } from './share-cells.ts';
import { unifyComponent } from './unify.ts';

/**
 * Finds what the page has several of, and gives all instances one structure, one role and one style for each part: what
 * most of them have. Sets `instance` on the root of each and `slot` on every node of it. Changes the tree in place; leaves
 * stay the nodes that they are.
 */
export function findRepetition(root: LayoutNode): void {
  if (!isContainer(root)) return;
  const isTitled = hasTitle(root);
  joinDrawings(root);
  correctRuns(root);
  const lists = findLists(root);
  const names = new Set<string>();
  for (const component of collectComponents(root, lists)) unifyComponent(component, { page: root, lists, names });
  agreeInTables(root);
  const shared = [...lists.values()].filter(({ parent, instances }) => parent.kind === 'row' && shareCells(instances));
  if (shared.length > 0) for (const child of root.children) reachAround(child);
  if (isTitled && !hasTitle(root)) titleAgain(root);
  nameLists(root, lists);
  joinColumns(root);
}

/** Groups reach around what has become wider in them. */
function reachAround(node: LayoutNode): void {
  for (const child of node.children) reachAround(child);
  if (isPlainGroup(node)) node.box = unionBox([node.box, ...node.children.map(({ box }) => box)]);
}

const hasTitle = (node: LayoutNode): boolean => node.role === 'h1' || node.children.some(hasTitle);

/** The title of the page was one of several like texts: the largest heading that stands alone is it instead. */
function titleAgain(root: LayoutNode): void {
  const [title] = loneHeadings(root).sort((a, b) => b.text!.size - a.text!.size);
  if (title) title.role = 'h1';
}

const loneHeadings = (node: LayoutNode): LayoutNode[] => {
  if (node.instance) return [];
  return node.kind === 'text' && /^h[23]$/.test(node.role ?? '') ? [node] : node.children.flatMap(loneHeadings);
};
