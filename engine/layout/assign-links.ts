import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { isColorful } from '../raster/color.ts';
import { textsOf } from './assign-headings.ts';

/** A colour shared by this many short texts of the page is the colour of its links. */
const MIN_LINK_COUNT = 3;

/** Short texts that stand alone are links when they are underlined or have the colour that links have on this page. */
export function assignLinks(root: LayoutNode, textColor: Rgb): void {
  const short = textsOf(root).filter((node) => !node.role && isShort(node));
  const counts = new Map<Rgb, number>();
  for (const node of short) counts.set(node.text!.color, (counts.get(node.text!.color) ?? 0) + 1);
  for (const node of short) {
    const { color, lines } = node.text!;
    const underlined = lines.every((line) => line.words.every((word) => word.underlined));
    const linkColor = color !== textColor && isColorful(color) && (counts.get(color) ?? 0) >= MIN_LINK_COUNT;
    if (underlined || linkColor) node.role = 'a';
  }
}

function isShort({ text }: LayoutNode): boolean {
  const content = text!.lines.map((line) => line.text).join(' ');
  return text!.lines.length <= 2 && content.length <= 60 && !/[.:;,]$/.test(content) && !text!.bullet;
}
