import type { Box, LayoutNode } from '../types.ts';
import type { Node } from './node.ts';

/** The tree as plain data: kinds, roles, boxes and texts. `toPicture` puts boxes where the picture has them. */
export function serialise(node: Node, toPicture: (box: Box) => Box): LayoutNode {
  return {
    kind: node.kind,
    role: node.role ?? defaultRole(node),
    box: toPicture(node.box),
    ...(node.text ? { text: node.text.lines.map((line) => line.text).join(' ') } : {}),
    ...(node.image ? { image: node.image.kind } : {}),
    ...(node.children.length > 0 ? { children: node.children.map((child) => serialise(child, toPicture)) } : {}),
  };
}

function defaultRole(node: Node): string {
  if (node.kind === 'text') return 'p';
  if (node.kind === 'image') return 'img';
  return node.kind === 'rule' ? 'hr' : 'div';
}
