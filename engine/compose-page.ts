import { assignFigures } from './clean/assign-figures.ts';
import { buildCleanBody } from './clean/build-clean-page.ts';
import { joinEvents } from './clean/build-event.ts';
import type { LayOut } from './clean/check/lay-out.ts';
import { dropHiddenGrounds } from './clean/drop-hidden-grounds.ts';
import { dropRemnants } from './clean/drop-remnants.ts';
import { findTranslucent } from './clean/find-translucent.ts';
import { frameStacks } from './clean/frame-stacks.ts';
import { freePages } from './clean/free-pages.ts';
import { gatherDiscs } from './clean/gather-discs.ts';
import { joinBelowSigns } from './clean/join-below-signs.ts';
import { joinIllustrations } from './clean/join-illustrations.ts';
import { joinPieces } from './clean/join-pieces.ts';
import { joinSeparated } from './clean/join-separated.ts';
import { levelEntries } from './clean/level-entries.ts';
import { pinDots } from './clean/pin-dots.ts';
import { roundEnds } from './clean/round-ends.ts';
import { rulesAsBorders } from './clean/rules-as-borders.ts';
import { applyWide, breakpointOf } from './emit/breakpoint.ts';
import { buildPageElement } from './emit/build-page.ts';
import { collectColors, collectSizes } from './emit/collect-tokens.ts';
import type { Sources } from './emit/image-sources.ts';
import { collectWebFonts } from './emit/web-fonts.ts';
import type { LanguageCode } from './language/languages.ts';
import { textsOf } from './layout/assign-headings.ts';
import { assignRoles } from './layout/assign-roles.ts';
import { buildTree, type Parts } from './layout/build-tree.ts';
import { closeLevelGaps } from './layout/close-level-gaps.ts';
import { gatherPanes } from './layout/gather-panes.ts';
import { gatherPills } from './layout/gather-pills.ts';
import { insertDots, isDot, takeDots } from './layout/insert-dots.ts';
import { namePage } from './layout/name-page.ts';
import type { Rgb } from './model/color.ts';
import type { LayoutNode } from './model/layout-node.ts';
import type { PageDescription } from './model/page-description.ts';
import { findRepetition } from './repetition/find-repetition.ts';
import { bodyStyle } from './text-style/body-style.ts';

export type LaidOut = { root: LayoutNode; parts: Omit<Parts, 'dots'>; pageColor: Rgb };

/** Nests and arranges the parts and says what each of them is. */
export function layOut(parts: Omit<Parts, 'dots'>, pageColor: Rgb): LaidOut {
  const dots = parts.blocks.filter(isDot);
  const { root, floats } = buildTree({ ...parts, blocks: parts.blocks.filter((block) => !isDot(block)), dots });
  gatherPills(root);
  gatherPanes(root);
  assignRoles(root, bodyStyle(parts.blocks));
  insertDots(root, dots);
  // They are no part of anything that was looked at above.
  root.children.push(...floats.map((float) => ({ ...float, floats: true, role: 'button' })));
  return { root, parts, pageColor };
}

/** Describes a laid-out page as elements, in no framework yet. `sources` gives each image node its address. */
export function buildPage(
  { root, parts, pageColor }: LaidOut,
  sources: Sources,
  language: LanguageCode,
  title?: string,
): PageDescription {
  const designWidth = parts.page.width;
  const body = buildPageElement(root, pageColor, { designWidth, language, base: bodyStyle(parts.blocks), sources });
  const breakpoint = breakpointOf(designWidth);
  if (!breakpoint) applyWide(body);
  const webFonts = collectWebFonts(parts.blocks);
  const credits = [...new Set(creditsOf(root))].sort();
  const name = namePage(root);
  return {
    title: title ?? name.title ?? 'Page',
    ...(name.description ? { description: name.description } : {}),
    language,
    body,
    ...(credits.length > 0 ? { credits } : {}),
    breakpoint,
    palette: collectColors(body),
    typeScale: collectSizes(body),
    webFonts,
  };
}

/**
 * Describes the page in the steps of a design system. What repeats is brought to one structure first, which changes the tree:
 * the exact description of it has to be there already.
 */
export function buildCleanPage(
  { root, parts, pageColor }: LaidOut,
  exact: PageDescription,
  sources: Sources,
  layOut?: LayOut,
): PageDescription {
  findTranslucent(root);
  joinIllustrations(root, sources);
  joinPieces(root, sources);
  dropRemnants(root);
  dropHiddenGrounds(root, pageColor);
  frameStacks(root);
  rulesAsBorders(root);
  joinSeparated(root);
  joinBelowSigns(root);
  gatherDiscs(root);
  pinDots(root);
  joinEvents(root);
  roundEnds(root);
  // Between things that repeat, they are not one of them.
  const dots = takeDots(root);
  levelEntries(root);
  findRepetition(root);
  insertDots(root, dots);
  freePages(root);
  closeLevelGaps(root);
  assignFigures(root, bodyStyle(parts.blocks).size);
  const language = (exact.language ?? 'en') as LanguageCode;
  const body = buildCleanBody(root, pageColor, {
    designWidth: parts.page.width,
    language,
    base: bodyStyle(parts.blocks),
    sources,
    blocks: parts.blocks,
    layOut,
  });
  const { breakpoint: _, ...facts } = exact;
  // What was taken for a piece of a picture is not there any more, nor is the family of its letters.
  const webFonts = collectWebFonts(textsOf(root).map(({ text }) => text!));
  return { ...facts, mode: 'clean', body, palette: collectColors(body), typeScale: collectSizes(body), webFonts };
}

const creditsOf = (node: LayoutNode): string[] => [
  ...(node.image?.drawing?.known ? [node.image.drawing.known.credit] : []),
  ...node.children.flatMap(creditsOf),
];
