import type { LayoutNode } from '../model/layout-node.ts';

/** The style of a node as a key: type of a text, kind and width of anything else. */
export function styleSignature({ kind, text, paint, box }: LayoutNode): string {
  if (kind === 'text') return `text ${Math.round(text!.size)} ${text!.font.weight} ${text!.color >> 3}`;
  if (kind === 'rule') return 'rule';
  return `${kind === 'image' ? 'image' : 'box'} ${Math.round(box.width / 8)} ${paint?.fill ?? ''}`;
}
