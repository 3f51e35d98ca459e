import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, overlapX, overlapY } from '../raster/box.ts';
import { joinWords } from '../typeface/text-line.ts';
import { isFigure, textsOf } from './assign-headings.ts';

/** Characters of a caption, and its distance from the picture. */
const MAX_CAPTION_LENGTH = 80;
const MAX_CAPTION_DISTANCE_PX = 120;
/** What has no heading in its part is named by the line right beside it. */
const MAX_LINE_DISTANCE_PX = 48;
/** From a picture up to the heading that begins its part. */
const MAX_HEADING_DISTANCE_PX = 320;
/** Sides of pictures of people; what is smaller than the least side of a picture is decoration. */
const MAX_PORTRAIT_PX = 200;
const MAX_SQUARE_PORTRAIT_PX = 72;
const MIN_PICTURE_PX = 20;
const MAX_LOGO_PX = 64;
/** One to four words that begin with a capital. */
const NAME = /^\p{Lu}[\p{L}.'’-]+( \p{L}[\p{L}.'’-]*){0,3}$/u;

/**
 * Says what pictures show, as far as the words around them tell: whose portrait they are, the heading of the same part, or a
 * caption. What is beside its own name in a link, or too small to show anything, is decoration.
 */
export function assignAlts(root: LayoutNode): void {
  visit(root, [], firstLeaf(root));
}

function visit(node: LayoutNode, around: readonly LayoutNode[], first: LayoutNode): void {
  if (node.kind === 'image' && node.image?.kind === 'photo') node.alt = altOf(node, around, node === first);
  for (const child of node.children) visit(child, [node, ...around], first);
}

const firstLeaf = (node: LayoutNode): LayoutNode => (node.children.length > 0 ? firstLeaf(node.children[0]) : node);

/** @param isFirst nothing comes before it on the page */
function altOf(picture: LayoutNode, around: readonly LayoutNode[], isFirst: boolean): string {
  const { width, height } = picture.box;
  if (Math.min(width, height) < MIN_PICTURE_PX) return '';
  const control = around.find(({ role }) => role === 'a' || role === 'button');
  if (control && textsOf(control).length > 0) return '';
  const isInBar = around.some(({ role }) => role === 'header' || role === 'aside');
  const { round, subject, corners } = picture.image!;
  if ((isInBar || isFirst) && height <= MAX_LOGO_PX && !round && !corners) return 'Logo';
  if (isLikePortrait(picture)) {
    const name = nameBeside(picture, around.slice(0, 3));
    if (subject === 'sign') return name ? `Logo of ${name}` : 'Logo';
    if (name) return `Portrait of ${name}`;
    if (subject === 'person') return 'Portrait';
  }
  const series = seriesOf(picture, around[0]);
  for (const group of around.slice(0, 3)) {
    // A sentence right beside a picture is about it; a heading may begin what comes next.
    const [heading] = nearest(picture, [group], MAX_CAPTION_DISTANCE_PX, (text) => /^h[1-3]$/.test(text.role ?? ''));
    const [line] = nearest(picture, [group], MAX_LINE_DISTANCE_PX);
    const caption = line && /[.!?…]$/.test(line) ? line : undefined;
    const name = caption ?? heading ?? headingAbove(picture, group) ?? (series.length > 1 ? undefined : line);
    if (name) return name;
  }
  if (Math.min(width, height) < MAX_LOGO_PX) return '';
  return series.length > 1 ? `Photograph ${series.indexOf(picture) + 1} of ${series.length}` : 'Photograph';
}

/** Pictures of one size side by side: a line near one of them is about all, or about none. */
function seriesOf(picture: LayoutNode, row: LayoutNode | undefined): LayoutNode[] {
  if (row?.kind !== 'row') return [];
  const isLike = ({ kind, image, box }: LayoutNode): boolean =>
    kind === 'image' &&
    image?.kind === 'photo' &&
    Math.abs(box.width - picture.box.width) <= SAME_SIZE_PX &&
    Math.abs(box.height - picture.box.height) <= SAME_SIZE_PX;
  return row.children.filter(isLike).sort((a, b) => a.box.x - b.box.x);
}

/** What the sides of pictures of one size differ by, as they are cut. */
const SAME_SIZE_PX = 4;

/** Who wrote what the portrait is beside. */
const BYLINE = /^(written )?by /i;

/** Of what may be a name, the boldest: what somebody is stands below it, and may be nearer. */
function nameBeside(picture: LayoutNode, groups: readonly LayoutNode[]): string | undefined {
  const isName = (text: LayoutNode): boolean => NAME.test(wordsOf(text).replace(BYLINE, ''));
  const found = nearTexts(picture, groups, MAX_LINE_DISTANCE_PX, isName);
  const weight = Math.max(...found.map(({ text }) => text!.font.weight));
  const boldest = found.find(({ text }) => text!.font.weight === weight);
  return boldest && wordsOf(boldest).replace(BYLINE, '');
}

/** In size and shape. */
const isLikePortrait = ({ image, box }: LayoutNode): boolean => {
  const isSquare = Math.abs(box.width - box.height) <= 0.1 * box.height;
  return isSquare && box.height <= (image?.round ? MAX_PORTRAIT_PX : MAX_SQUARE_PORTRAIT_PX);
};

/** The last heading above a picture in the stack that both are parts of. */
function headingAbove(picture: LayoutNode, { kind, children }: LayoutNode): string | undefined {
  if (kind !== 'stack') return undefined;
  const above = children.filter(
    ({ role, box }) => /^h[1-3]$/.test(role ?? '') && isAbove(box, picture.box, MAX_HEADING_DISTANCE_PX),
  );
  const last = above.sort((a, b) => b.box.y - a.box.y)[0];
  return last?.text && wordsOf(last);
}

const isAbove = (a: Box, b: Box, reach: number): boolean => {
  const gap = b.y - bottom(a);
  return gap >= 0 && gap <= reach && overlapX(a, b) > 0;
};

/** The words of the short texts beside a picture, nearest first. */
const nearest = (...[picture, groups, reach, is]: Parameters<typeof nearTexts>): string[] =>
  nearTexts(picture, groups, reach, is).map(wordsOf);

/** The short texts that are no figures and in no control, nearest first. */
function nearTexts(
  picture: LayoutNode,
  groups: readonly LayoutNode[],
  reach: number,
  is: (text: LayoutNode) => boolean = () => true,
): LayoutNode[] {
  return groups
    .flatMap((group) => textsFor(picture, group))
    .filter((text) => is(text) && !isFigure(text))
    .map((text) => ({ text, distanceTo: distance(picture.box, text.box), length: wordsOf(text).length }))
    .filter(({ distanceTo, length }) => distanceTo <= reach && length > 2 && length <= MAX_CAPTION_LENGTH)
    .sort((a, b) => a.distanceTo - b.distanceTo)
    .map(({ text }) => text);
}

/** Those of controls and of cards beside the picture say nothing about it. */
function textsFor(picture: LayoutNode, node: LayoutNode): LayoutNode[] {
  if (NO_CAPTION.test(node.role ?? '') || node.component?.kind === 'badge') return [];
  if (node.role === 'article' && !holds(node, picture)) return [];
  return node.kind === 'text' ? [node] : node.children.flatMap((child) => textsFor(picture, child));
}

const NO_CAPTION = /^(button|input|select|textarea|label|nav)$/;

const holds = (node: LayoutNode, part: LayoutNode): boolean =>
  node === part || node.children.some((child) => holds(child, part));

const wordsOf = (node: LayoutNode): string => joinWords(node.text!.lines.flatMap(({ words }) => words));

const distance = (a: Box, b: Box): number => Math.hypot(Math.max(0, -overlapX(a, b)), Math.max(0, -overlapY(a, b)));
