import { applyWide, breakpointOf } from './emit/breakpoint.ts';
import { buildPageElement } from './emit/build-page.ts';
import { collectColors, collectSizes } from './emit/collect-tokens.ts';
import type { Sources } from './emit/image-sources.ts';
import { collectWebFonts } from './emit/web-fonts.ts';
import type { LanguageCode } from './language/languages.ts';
import { assignRoles } from './layout/assign-roles.ts';
import { buildTree, type Parts } from './layout/build-tree.ts';
import type { Rgb } from './model/color.ts';
import type { LayoutNode } from './model/layout-node.ts';
import type { PageDescription } from './model/page-description.ts';
import { bodyStyle } from './text-style/body-style.ts';

export type LaidOut = { root: LayoutNode; parts: Parts; pageColor: Rgb };

/** Nests and arranges the parts and says what each of them is. */
export function layOut(parts: Parts, pageColor: Rgb): LaidOut {
  const root = buildTree(parts);
  assignRoles(root, bodyStyle(parts.blocks));
  return { root, parts, pageColor };
}

/** Describes a laid-out page as elements, in no framework yet. `sources` gives each image node its address. */
export function buildPage(
  { root, parts, pageColor }: LaidOut,
  sources: Sources,
  language: LanguageCode,
  title = titleOf(root) ?? 'Page',
): PageDescription {
  const designWidth = parts.page.width;
  const body = buildPageElement(root, pageColor, { designWidth, language, base: bodyStyle(parts.blocks), sources });
  const breakpoint = breakpointOf(designWidth);
  if (!breakpoint) applyWide(body);
  const webFonts = collectWebFonts(parts.blocks);
  const credits = [...new Set(creditsOf(root))].sort();
  return {
    title,
    language,
    body,
    ...(credits.length > 0 ? { credits } : {}),
    breakpoint,
    palette: collectColors(body),
    typeScale: collectSizes(body),
    webFonts,
  };
}

function titleOf(node: LayoutNode): string | undefined {
  if (node.role === 'h1') return node.text!.lines.map((line) => line.text).join(' ');
  for (const child of node.children) {
    const title = titleOf(child);
    if (title) return title;
  }
  return undefined;
}

const creditsOf = (node: LayoutNode): string[] => [
  ...(node.image?.drawing?.known ? [node.image.drawing.known.credit] : []),
  ...node.children.flatMap(creditsOf),
];
