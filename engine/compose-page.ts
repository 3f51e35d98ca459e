import { printBootstrap } from './emit/bootstrap.ts';
import { breakpointOf, settleWide } from './emit/breakpoint.ts';
import { collectColors, collectSizes } from './emit/collect-tokens.ts';
import { type Printed, printCustom } from './emit/custom.ts';
import { describePage } from './emit/describe-page.ts';
import { printTailwind } from './emit/tailwind.ts';
import { assignRoles } from './layout/assign-roles.ts';
import { buildTree, type Parts } from './layout/build-tree.ts';
import type { Node } from './layout/node.ts';
import type { Rgb } from './raster/color.ts';
import { baseStyle } from './style/page-style.ts';
import type { ConvertOptions } from './types.ts';

export type LaidOut = { root: Node; parts: Parts; pageColor: Rgb };

/** Nests and arranges the parts and says what each of them is. */
export function layOut(parts: Parts, pageColor: Rgb): LaidOut {
  const root = buildTree(parts);
  assignRoles(root, baseStyle(parts.blocks));
  return { root, parts, pageColor };
}

/** Prints a laid-out page in the framework that was asked for. `sources` gives each image node its address. */
export function printPage(
  { root, parts, pageColor }: LaidOut,
  sources: Map<Node, string>,
  options: ConvertOptions,
): Printed & { palette: string[]; typeScale: number[] } {
  const designWidth = parts.page.width;
  const body = describePage(root, pageColor, { designWidth, base: baseStyle(parts.blocks), sources });
  const breakpoint = breakpointOf(designWidth);
  if (!breakpoint) settleWide(body);
  const palette = collectColors(body);
  const typeScale = collectSizes(body);
  const title = options.title ?? titleOf(root) ?? 'Page';
  const printed =
    options.framework === 'tailwind'
      ? printTailwind(body, title, breakpoint)
      : options.framework === 'bootstrap'
        ? printBootstrap(body, title, breakpoint)
        : printCustom(body, title, breakpoint, palette, typeScale);
  return { ...printed, palette, typeScale };
}

function titleOf(node: Node): string | undefined {
  if (node.role === 'h1') return node.text!.lines.map((line) => line.text).join(' ');
  for (const child of node.children) {
    const title = titleOf(child);
    if (title) return title;
  }
  return undefined;
}
