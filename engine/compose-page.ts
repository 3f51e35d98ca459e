import { breakpointOf, settleWide } from './emit/breakpoint.ts';
import { collectColors, collectSizes } from './emit/collect-tokens.ts';
import { describePage } from './emit/describe-page.ts';
import type { DescribedPage } from './emit/described-page.ts';
import { assignRoles } from './layout/assign-roles.ts';
import { buildTree, type Parts } from './layout/build-tree.ts';
import type { Node } from './layout/node.ts';
import type { Rgb } from './raster/color.ts';
import { baseStyle } from './style/page-style.ts';

export type LaidOut = { root: Node; parts: Parts; pageColor: Rgb };

/** Nests and arranges the parts and says what each of them is. */
export function layOut(parts: Parts, pageColor: Rgb): LaidOut {
  const root = buildTree(parts);
  assignRoles(root, baseStyle(parts.blocks));
  return { root, parts, pageColor };
}

/** Describes a laid-out page as elements, in no framework yet. `sources` gives each image node its address. */
export function describeLayout(
  { root, parts, pageColor }: LaidOut,
  sources: Map<Node, string>,
  title = titleOf(root) ?? 'Page',
): DescribedPage {
  const designWidth = parts.page.width;
  const body = describePage(root, pageColor, { designWidth, base: baseStyle(parts.blocks), sources });
  const breakpoint = breakpointOf(designWidth);
  if (!breakpoint) settleWide(body);
  return { title, body, breakpoint, palette: collectColors(body), typeScale: collectSizes(body) };
}

function titleOf(node: Node): string | undefined {
  if (node.role === 'h1') return node.text!.lines.map((line) => line.text).join(' ');
  for (const child of node.children) {
    const title = titleOf(child);
    if (title) return title;
  }
  return undefined;
}
