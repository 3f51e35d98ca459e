import type { LayoutNode } from '../model/layout-node.ts';

/** In a button or a link there is nothing else to press or to fill in: around a field there is no button, and in a button no link. */
export function freeNestedControls(node: LayoutNode): void {
  for (const child of node.children) freeNestedControls(child);
  if (node.role !== 'a' && node.role !== 'button') return;
  const inside = node.children.flatMap(partsOf);
  if (inside.some(isField)) node.role = undefined;
  else for (const part of inside) if (part.role === 'a' || part.role === 'button') part.role = undefined;
}

const partsOf = (node: LayoutNode): LayoutNode[] => [node, ...node.children.flatMap(partsOf)];

const isField = ({ role }: LayoutNode): boolean => role === 'input' || role === 'select' || role === 'textarea';
