import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, overlapX } from '../raster/box.ts';
import { isColorful } from '../raster/color.ts';
import { median } from '../repetition/middle.ts';
import { textsOf } from './assign-headings.ts';
import { pointsOnward } from './points-onward.ts';

/** A colour shared by this many short texts of the page is the colour of its links. */
const MIN_LINK_COUNT = 3;
/** Between a line and the larger one that it announces. */
const MAX_ANNOUNCED_GAP_PX = 40;
const MIN_SIZE_RATIO = 1.1;
/** Between the size of a link and the middle one of all texts in its colour. */
const MAX_SIZE_RATIO = 1.5;

/** What links say, whatever they look like: where they lead, or what those without an account or a password do. */
const LEADS = [
  /^(read|learn|view|see|show|find out|discover|explore|browse|load|know)\b.*\b(more|all|details|everything)\b/i,
  /^(details|more (info|about) ?.*)$/i,
  /^(back to|go to|return to)\b/i,
  /\b(forgot(ten)?|forget|reset|lost)\b.*\bpassword\b/i,
  /\b(don.?t have|have|no|need|create) an? (new )?account\b|^create (new )?account$|\balready (a member|registered)\b/i,
  /^(privacy( policy)?|terms( (&|and) conditions| of (use|service))?|cookie policy|imprint|unsubscribe)$/i,
];

/**
 * Short texts that stand alone are links when they are underlined, say that they lead somewhere, or have the colour that links
 * have on this page; what is in that colour over a larger line announces it.
 */
export function assignLinks(root: LayoutNode, textColor: Rgb): void {
  const texts = textsOf(root);
  const short = linesOutsideControls(root).filter((node) => !node.role && isShort(node) && !leadsInPart(node));
  const sizes = Map.groupBy(short, ({ text }) => text!.color);
  for (const node of short) {
    const { color, lines, size } = node.text!;
    const alike = sizes.get(color)!.map(({ text }) => text!.size);
    const words = wordsOf(node);
    const underlined = lines.every((line) => line.words.every((word) => word.underlined));
    const hasLinkColor = color !== textColor && isColorful(color);
    // What is much larger than others in its colour is a title in the colour of the brand.
    const isTitle = size > MAX_SIZE_RATIO * median(alike);
    const isColored = hasLinkColor && alike.length >= MIN_LINK_COUNT && !isTitle;
    if (underlined || pointsOnward(node) || LEADS.some((leads) => leads.test(words))) node.role = 'a';
    else if (isColored && !/[\d@]/.test(words) && !announces(node, texts)) node.role = 'a';
  }
}

/** Whether a larger line, or a heading, follows right below. */
function announces(node: LayoutNode, texts: readonly LayoutNode[]): boolean {
  const below = texts
    .filter(({ ink }) => ink.y >= bottom(node.ink) - 2 && ink.y - bottom(node.ink) <= MAX_ANNOUNCED_GAP_PX)
    .filter((other) => overlapX(other.ink, node.ink) > 0)
    .sort((a, b) => a.ink.y - b.ink.y)[0];
  if (!below) return false;
  return /^h\d$/.test(below.role ?? '') || below.text!.size >= MIN_SIZE_RATIO * node.text!.size;
}

function linesOutsideControls(node: LayoutNode): LayoutNode[] {
  if (/^(a|button|span|input|select|textarea)$/.test(node.role ?? '')) return [];
  return node.kind === 'text' ? [node] : node.children.flatMap(linesOutsideControls);
}

const wordsOf = ({ text }: LayoutNode): string => text!.lines.map((line) => line.text).join(' ');

/** Whether words in colour stand among others in a neutral one: they alone lead somewhere. */
const leadsInPart = ({ text }: LayoutNode): boolean =>
  !isColorful(text!.color) && text!.lines.some(({ words }) => words.some(({ color }) => isColorful(color)));

function isShort(node: LayoutNode): boolean {
  const content = wordsOf(node);
  return node.text!.lines.length <= 2 && content.length <= 60 && !/[.:;,]$/.test(content) && !node.text!.bullet;
}
