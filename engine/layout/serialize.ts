import type { Box } from '../model/box.ts';
import type { LayoutTree } from '../model/conversion.ts';
import type { LayoutNode } from '../model/layout-node.ts';

/** The tree as plain data: kinds, roles, boxes and texts. `toPicture` puts boxes where the picture has them. */
export function serialize(node: LayoutNode, toPicture: (box: Box) => Box): LayoutTree {
  return {
    kind: node.kind,
    role: node.role ?? defaultRole(node),
    box: toPicture(node.box),
    ...(node.text ? { text: node.text.lines.map((line) => line.text).join(' ') } : {}),
    ...(node.image ? { image: node.image.kind } : {}),
    ...(node.instance ? { component: node.instance.component } : {}),
    ...(node.children.length > 0 ? { children: node.children.map((child) => serialize(child, toPicture)) } : {}),
  };
}

function defaultRole(node: LayoutNode): string {
  if (node.kind === 'text') return 'p';
  if (node.kind === 'image') return 'img';
  return node.kind === 'rule' ? 'hr' : 'div';
}
