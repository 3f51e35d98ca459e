import type { LayoutNode } from '../types.ts';
import type { Node } from './node.ts';

/** The tree as plain data: kinds, roles, boxes and texts. */
export function serialise(node: Node): LayoutNode {
  return {
    kind: node.kind,
    role: node.role ?? defaultRole(node),
    box: node.box,
    ...(node.text ? { text: node.text.lines.map((line) => line.text).join(' ') } : {}),
    ...(node.image ? { image: node.image.kind } : {}),
    ...(node.children.length > 0 ? { children: node.children.map(serialise) } : {}),
  };
}

function defaultRole(node: Node): string {
  if (node.kind === 'text') return 'p';
  if (node.kind === 'image') return 'img';
  return node.kind === 'rule' ? 'hr' : 'div';
}
