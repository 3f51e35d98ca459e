import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { fontOf } from '../typeface/fonts.ts';

/** A line of text at a place, as the layout sees it; its width follows from its length. For tests. */
export function textNode(
  content: string,
  x: number,
  y: number,
  { size = 16, color = 0x111111, weight = 400 } = {},
): LayoutNode {
  const box = { x, y, width: content.length * 8, height: Math.round(size * 1.25) };
  const words = content.split(' ').map((text) => ({ text, underlined: false, color, box }));
  const font = fontOf('arial', weight);
  const fit = { font, size, letterSpacing: 0 };
  const block = {
    lines: [{ text: content, words, color, ground: 0xffffff, box, fit, bullet: false }],
    font,
    size,
    letterSpacing: 0,
    lineHeight: box.height,
    color,
    align: 'left',
    bullet: false,
    breaks: [],
    code: false,
    ink: box,
    box,
    wrapWidth: box.width,
  } as unknown as TextBlock;
  return { kind: 'text', box, ink: box, children: [], text: block };
}
