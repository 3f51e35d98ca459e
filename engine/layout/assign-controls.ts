import { right } from '../raster/box.ts';
import { contrastRatio } from '../raster/color.ts';
import type { Node } from './node.ts';

/** Buttons, links that look like buttons, and fields. */
export function assignControls(node: Node): void {
  for (const child of node.children) assignControls(child);
  if (!node.paint || node.box.height < 18 || node.box.height > 72) return;
  const only = node.children.length === 1 ? node.children[0] : undefined;
  const label = only?.kind === 'text' && only.text!.lines.length === 1 ? only : undefined;
  if (label && node.box.width < 420) {
    const before = label.ink.x - node.box.x;
    const after = right(node.box) - right(label.ink);
    const block = label.text!;
    const pale = contrastRatio(block.color, block.lines[0].ground) < 6.5;
    if (node.paint.border && before <= 24 && after > 2 * before + 20 && node.box.width >= 90 && pale) {
      node.role = 'input';
      return;
    }
    if (Math.abs(before - after) <= Math.max(4, 0.15 * node.box.width) && label.role !== 'h1') {
      label.role = undefined;
      node.role = node.paint.radius || node.paint.border ? 'button' : 'a';
      return;
    }
  }
  if (node.kind === 'empty' && node.paint.border && node.box.width >= 100 && node.box.height >= 22) node.role = 'input';
}
