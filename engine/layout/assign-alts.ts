import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { overlapX, overlapY } from '../raster/box.ts';
import { textsOf } from './assign-headings.ts';

/** Characters of a caption, and its distance from the picture. */
const MAX_CAPTION_LENGTH = 80;
const MAX_CAPTION_DISTANCE_PX = 120;

/** Says what pictures show, as far as the words around them tell: a heading of the same part, or a caption. */
export function assignAlts(root: LayoutNode): void {
  visit(root, []);
}

function visit(node: LayoutNode, around: readonly LayoutNode[]): void {
  if (node.kind === 'image' && node.image?.kind === 'photo') node.alt = altOf(node, around);
  for (const child of node.children) visit(child, [node, ...around]);
}

function altOf(picture: LayoutNode, around: readonly LayoutNode[]): string | undefined {
  for (const group of around.slice(0, 3)) {
    const texts = textsOf(group)
      .map((node) => ({ node, distanceTo: distance(picture.box, node.box), text: wordsOf(node) }))
      .filter(
        ({ distanceTo, text }) =>
          distanceTo <= MAX_CAPTION_DISTANCE_PX && text.length <= MAX_CAPTION_LENGTH && text.length > 2,
      )
      .sort((a, b) => a.distanceTo - b.distanceTo);
    const heading = texts.find(({ node }) => /^h[1-3]$/.test(node.role ?? ''));
    const best = heading ?? texts[0];
    if (best) return best.text;
  }
  return undefined;
}

const wordsOf = (node: LayoutNode): string => node.text!.lines.map((line) => line.text).join(' ');

const distance = (a: Box, b: Box): number => Math.hypot(Math.max(0, -overlapX(a, b)), Math.max(0, -overlapY(a, b)));
