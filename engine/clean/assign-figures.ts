import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX } from '../raster/box.ts';
import { groupOf } from '../repetition/regroup.ts';

/** Between a photograph and its caption. */
const MAX_CAPTION_GAP_PX = 20;
const MAX_CAPTION_LINE_COUNT = 3;
/** Off the edge or the middle of the photograph. */
const MAX_OFFSET_PX = 4;
const MIN_PHOTO_PX = 160;
/** Between what was said and who said it, and how much that is. */
const MAX_SPEAKER_GAP_PX = 64;
const MAX_SPEAKER_HEIGHT_PX = 140;
const MAX_SPEAKER_LENGTH = 60;

/**
 * What somebody said is a figure with who said it, and so is a photograph with the small print right below it.
 * @param bodySize of running text, in px
 */
export function assignFigures(root: LayoutNode, bodySize: number): void {
  // A caption is a child of its figure: the container of a band would stand between them.
  for (const band of root.children) visit(band, bodySize, band.paint !== undefined);
  joinFigure(root, bodySize, false);
}

function visit(node: LayoutNode, bodySize: number, isBand = false): void {
  for (const child of node.children) visit(child, bodySize);
  joinFigure(node, bodySize, isBand);
}

function joinFigure(node: LayoutNode, bodySize: number, isBand: boolean): void {
  if (node.role === 'blockquote') signQuote(node);
  if (node.kind !== 'stack' || /^(blockquote|figure|ul|ol|table|nav|form)$/.test(node.role ?? '')) return;
  const parts = [...node.children].sort((a, b) => a.box.y - b.box.y);
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (!next || !(isSpeaker(part, next) || isCaption(part, next, bodySize))) continue;
    // Beside a line that goes across its box, what is said gets a part of its own.
    const isLined = node.paint !== undefined && parts.some(({ kind }) => kind === 'rule');
    const isWhole =
      !isBand &&
      !isLined &&
      parts.filter(({ kind }) => kind !== 'rule').length === 2 &&
      /^(article|section|)$/.test(node.role ?? '');
    if (isWhole) node.role = 'figure';
    else
      node.children = parts.flatMap((one) =>
        one === part ? [groupOf('stack', [part, next], 'figure')] : one === next ? [] : [one],
      );
    next.role = 'figcaption';
    return;
  }
}

/** What is quoted beside a stroke with who said it as its last line is a figure, along which the stroke goes. */
function signQuote(node: LayoutNode): void {
  if (node.kind !== 'stack') return;
  const parts = [...node.children].sort((a, b) => a.box.y - b.box.y);
  const said = parts.slice(0, -1);
  const speaker = parts.at(-1);
  if (said.length === 0 || speaker?.kind !== 'text' || speaker.text.lines.length > 1) return;
  const isSmaller = said.every(({ text }) => text && speaker.text.size < text.size);
  if (!isSmaller || lengthOf(speaker) > MAX_SPEAKER_LENGTH) return;
  node.role = 'figure';
  speaker.role = 'figcaption';
  const quote = said.length === 1 ? said[0] : groupOf('stack', said);
  quote.role = 'blockquote';
  node.children = [quote, speaker];
}

/** Who said it, below what was said: a line, or a portrait with a name. */
function isSpeaker(quote: LayoutNode, next: LayoutNode): boolean {
  if (quote.role !== 'blockquote' || next.role || next.component || next.box.height > MAX_SPEAKER_HEIGHT_PX)
    return false;
  if (next.paint || next.box.y - bottom(quote.box) > MAX_SPEAKER_GAP_PX) return false;
  const texts = textsIn(next);
  return texts.length > 0 && texts.length <= 3 && texts.every((text) => lengthOf(text) <= MAX_SPEAKER_LENGTH);
}

/** A text smaller than running text, flush with the photograph above it or in its middle. */
function isCaption(photo: LayoutNode, next: LayoutNode, bodySize: number): boolean {
  if (photo.kind !== 'image' || photo.image?.kind !== 'photo' || photo.box.width < MIN_PHOTO_PX) return false;
  if (next.kind !== 'text' || next.role || next.text.lines.length > MAX_CAPTION_LINE_COUNT) return false;
  const isFlush =
    Math.abs(next.ink.x - photo.box.x) <= MAX_OFFSET_PX ||
    Math.abs(centerX(next.ink) - centerX(photo.box)) <= MAX_OFFSET_PX;
  return isFlush && next.text.size < bodySize && next.box.y - bottom(photo.box) <= MAX_CAPTION_GAP_PX;
}

const textsIn = (node: LayoutNode): LayoutNode[] => (node.kind === 'text' ? [node] : node.children.flatMap(textsIn));

const lengthOf = ({ text }: LayoutNode): number => text!.lines.reduce((sum, line) => sum + line.text.length, 0);
