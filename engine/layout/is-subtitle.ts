import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, overlapX } from '../raster/box.ts';
import { contrastRatio } from '../raster/color.ts';

/** What is set in a weight from here on stands out by it. */
const MIN_LEAD_WEIGHT = 500;
const MIN_SIZE_RATIO = 1.15;
/** Below a title, in its line heights. */
const MAX_GAP_EM = 1;

/**
 * Whether a text says something about the title that it stands below: smaller, no bolder than text, lighter or paler than the title, and nearer to it
 * than to what follows.
 *
 * @param texts of the page, the text among them
 */
export function isSubtitle(node: LayoutNode, texts: readonly LayoutNode[]): boolean {
  const { text, ink } = node;
  if (!text || text.font.weight >= MIN_LEAD_WEIGHT) return false;
  const isBeside = (other: LayoutNode): boolean => other !== node && overlapX(other.ink, ink) > 0;
  const above = texts.filter((other) => isBeside(other) && bottom(other.ink) <= ink.y + 2);
  const title = above.sort((a, b) => bottom(b.ink) - bottom(a.ink))[0];
  if (!title || !/^h\d$/.test(title.role ?? '') || title.text!.size < MIN_SIZE_RATIO * text.size) return false;
  const gap = ink.y - bottom(title.ink);
  const below = texts.filter((other) => isBeside(other) && other.ink.y >= bottom(ink) - 2);
  const room = Math.min(...below.map((other) => other.ink.y - bottom(ink)));
  return gap <= MAX_GAP_EM * title.text!.lineHeight && gap < room && isWeaker(text, title.text!);
}

const isWeaker = (text: TextBlock, title: TextBlock): boolean =>
  title.font.weight >= MIN_LEAD_WEIGHT || contrastOf(text) < contrastOf(title);

const contrastOf = ({ color, lines: [line] }: TextBlock): number => contrastRatio(color, line.ground);
