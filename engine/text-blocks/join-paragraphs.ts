import { isIdeograph } from '../language/clean-reading.ts';
import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Align, Paragraph } from '../model/text-block.ts';
import type { TextLine } from '../model/text-line.ts';
import { centerX, contains, overlapX, overlapY, right } from '../raster/box.ts';
import { channelDistance, isColorful } from '../raster/color.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { findMarkedLines } from './find-marked-lines.ts';
import { joinCode } from './join-code.ts';
import { firstPieceWidth, isSpaced } from './line-pieces.ts';

/** Characters a line of prose, one of Chinese, Japanese or Korean counted twice: it says and takes as much as two letters. */
const MIN_PROSE_LENGTH = 26;
const lengthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
/** Without capital letters, a line of so many of these characters that ends without a stop goes on. */
const MIN_UNFINISHED_COUNT = 12;
const isUnfinished = (text: string): boolean =>
  (text.match(WIDE)?.length ?? 0) >= MIN_UNFINISHED_COUNT && /[\p{L}\p{N},、，]$/u.test(text);
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Joins lines into paragraphs. Lines chain when they share an edge, size, colour and step; a chain is then cut where the
 * first word of the next line would still have fitted on the line before, because there the author, not the browser,
 * broke the line.
 *
 * @param barriers boxes that no paragraph crosses (rules)
 * @param panels boxes that things lie in: lines in two of them are two paragraphs
 * @param signs what may stand before the first line of an item
 */
export function joinParagraphs(
  lines: readonly TextLine[],
  barriers: readonly Box[],
  panels: readonly Box[] = [],
  signs: readonly Box[] = [],
): Paragraph[] {
  const sorted = [...lines].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const marked = findMarkedLines(lines, signs);
  // Every line is asked for by all above it.
  const baselines = new Map(sorted.map((line) => [line, baselineOf(line)]));
  const used = new Set<TextLine>();
  const paragraphs = joinCode(lines, barriers);
  for (const listing of paragraphs) for (const line of listing.lines) used.add(line);
  for (const first of sorted) {
    if (used.has(first)) continue;
    used.add(first);
    const chain = [first];
    for (;;) {
      const next = follower(chain, baselines, used, barriers);
      if (!next || areApart(chain[chain.length - 1].box, next.box, panels)) break;
      if (marked.has(next)) break;
      used.add(next);
      chain.push(next);
    }
    paragraphs.push(...cutChain(chain, sorted));
  }
  return paragraphs;
}

/** Each of them lies in a box that the other is outside of. */
function areApart(a: Box, b: Box, panels: readonly Box[]): boolean {
  const holdsOnly = (own: Box, other: Box) => (panel: Box) => contains(panel, own, 1) && !contains(panel, other, 1);
  return panels.some(holdsOnly(a, b)) && panels.some(holdsOnly(b, a));
}

/** @param baselines of the lines, from the top of the page down */
function follower(
  chain: TextLine[],
  baselines: ReadonlyMap<TextLine, number>,
  used: ReadonlySet<TextLine>,
  barriers: readonly Box[],
): TextLine | undefined {
  const last = chain[chain.length - 1];
  const size = last.fit.size;
  const end = baselineOf(last);
  const step = chain.length > 1 ? end - baselineOf(chain[chain.length - 2]) : 0;
  for (const [line, baseline] of baselines) {
    if (baseline <= end + 0.6 * size || used.has(line)) continue;
    const gap = baseline - end;
    if (gap > 2.3 * size) continue;
    if (overlapX(line.box, last.box) < Math.min(0.3 * Math.min(line.box.width, last.box.width), size)) continue;
    // The nearest line below decides: either it continues the paragraph or nothing does.
    if (line.bullet || !sameStyle(last, line, continuesByPlace(chain, line, step)) || !sharesEdge(chain, line))
      return undefined;
    const isUneven = isUnsure(line.text) || isUnsure(last.text);
    if (step > 0 && Math.abs(gap - step) > Math.max(1.6, 0.06 * step, isUneven ? 0.18 * size : 0)) return undefined;
    const between = {
      x: last.box.x,
      y: end + 3,
      width: last.box.width,
      height: Math.max(1, line.box.y - end - 3),
    };
    if (barriers.some((b) => overlapX(b, between) > 0.6 * between.width && overlapY(b, between) > 0)) return undefined;
    return line;
  }
  return undefined;
}

/**
 * The characters of Chinese and Japanese have no line that all of them stand on, and brackets reach below theirs by a part of a
 * pixel: baselines are known less well.
 */
const isUnsure = (text: string): boolean => isIdeograph(text[0]) || (/[()[\]{}|]/.test(text) && !/[gjpqy]/.test(text));

/**
 * Whether a line goes on with a paragraph by its place alone: the line before is full, so that its first word had no room
 * there, and the step is that of the paragraph, or small. Bold words in it then do not make it a heading.
 */
function continuesByPlace(chain: TextLine[], line: TextLine, step: number): boolean {
  const last = chain[chain.length - 1];
  const edge = Math.max(right(line.box), ...chain.map(({ box }) => right(box)));
  if (right(last.box) + nextRoom(last, line) <= edge || lengthOf(last.text) < MIN_PROSE_LENGTH) return false;
  const gap = baselineOf(line) - baselineOf(last);
  return step > 0 ? Math.abs(gap - step) <= 1 : gap <= 1.6 * last.fit.size && last.fit.font.weight === 400;
}

/** Sizes of lines of one paragraph, as they are measured; of a few letters they are measured badly. */
const [MAX_SIZE_RATIO, MAX_UNSURE_SIZE_RATIO, MIN_SURE_LENGTH] = [1.12, 1.18, 8];

function sameStyle(a: TextLine, b: TextLine, byPlace: boolean): boolean {
  if (a.surface !== b.surface && channelDistance(a.ground, b.ground) > 6) return false;
  const length = Math.min(lengthOf(a.text), lengthOf(b.text));
  const ratio = Math.max(a.fit.size, b.fit.size) / Math.min(a.fit.size, b.fit.size);
  if (ratio > (length < MIN_SURE_LENGTH ? MAX_UNSURE_SIZE_RATIO : MAX_SIZE_RATIO)) return false;
  // Links in bold make one line of a sentence look bold: a sentence that goes on in lower case outweighs that.
  const isLower = /^[a-z/]/.test(b.text) && !/[.!?:]$/.test(a.text);
  const isContinued = byPlace || isLower;
  if (a.fit.font.weight !== b.fit.font.weight && !isContinued && length > 6) return false;
  const has = ({ words }: TextLine, color: Rgb): boolean =>
    words.some((word) => channelDistance(word.color, color) < SAME_COLOR_LEVELS);
  // A word in the colour of the line above, a name among other words, does not make the line go on with it.
  if (!isLower && !has(a, b.color)) return false;
  return a.words.some(({ color }) => has(b, color));
}

/** Colours that differ by less are one that was read twice. */
const SAME_COLOR_LEVELS = 24;

function sharesEdge(chain: TextLine[], line: TextLine): boolean {
  const size = line.fit.size;
  return (['left', 'center', 'right'] as const).some((align) =>
    chain.every((other) => Math.abs(edge(other, align) - edge(line, align)) <= tolerance(align, size)),
  );
}

const tolerance = (align: Align, size: number): number => (align === 'center' ? 0.25 * size + 1 : 0.22 * size + 1);

function edge(line: TextLine, align: Align): number {
  if (align === 'left') return line.box.x;
  return align === 'right' ? right(line.box) : centerX(line.box);
}

function alignOf(lines: TextLine[]): Align {
  const spread = (align: Align) => {
    const edges = lines.map((line) => edge(line, align));
    return Math.max(...edges) - Math.min(...edges);
  };
  const size = lines[0].fit.size;
  if (spread('left') <= tolerance('left', size)) return 'left';
  return spread('center') <= spread('right') ? 'center' : 'right';
}

function cutChain(chain: TextLine[], all: TextLine[]): Paragraph[] {
  const align = alignOf(chain);
  const widest = Math.max(...chain.map((line) => line.box.width));
  const paragraphs: Paragraph[] = [];
  const wrapped: boolean[] = [];
  for (let i = 0; i < chain.length; i++)
    wrapped.push(i > 0 && continues(chain, i, widest, all, wrapped[i - 1] ?? false));
  let current: Paragraph = { lines: [chain[0]], align, breaks: [] };
  for (let i = 1; i < chain.length; i++) {
    if (!wrapped[i] && !isLineBreak(chain, i, wrapped)) {
      paragraphs.push(current);
      current = { lines: [], align, breaks: [] };
    } else if (!wrapped[i]) current.breaks.push(current.lines.length);
    current.lines.push(chain[i]);
  }
  paragraphs.push(current);
  return paragraphs;
}

/** `Phone: …`, `Medium: …`: each line a field of its own. */
const FIELD_LABEL = /^\p{L}[\p{L}\s./-]{0,24}:/u;

/** The lines of an address at which somebody can be reached belong together. */
const CONTACT_LABEL = /^(phone|tel|telephone|mobile|cell|fax|e-?mail)\b/i;

/**
 * Whether the author broke the line within a paragraph: paragraphs would be further apart than the lines in them, and so are the
 * lines of an address or a date (engine-log: author-breaks). List items and links stay apart.
 */
function isLineBreak(chain: TextLine[], i: number, wrapped: boolean[]): boolean {
  const [before, line] = [chain[i - 1], chain[i]];
  if (/^(\(?\w{1,2}[.)]|[-*•»>+])\s/.test(line.text) || line.words.every((word) => word.underlined)) return false;
  const step = (baselineOf(line) - baselineOf(before)) / line.fit.size;
  const isProse = wrapped.some((soft, at) => soft && lengthOf(chain[at - 1].text) >= MIN_PROSE_LENGTH);
  if (isProse) return step < 1.8 && !FIELD_LABEL.test(line.text);
  if (step < 1.56 && [before, line].some(({ text }) => CONTACT_LABEL.test(text))) return true;
  if (step >= 1.56 || isColorful(line.color)) return false;
  return Math.max(before.text.length, line.text.length) < 45 && /\d/.test(before.text + line.text);
}

/** What a line would need more, in px, for the first word of the next one, or for the first character of that in Chinese. */
function nextRoom({ text, fit: { font, size } }: TextLine, { words: [next] }: TextLine): number {
  const space = isSpaced(text, next.text) ? measureText(font, ' ').advance * size : 0;
  return space + firstPieceWidth(next.text, next.box.width, font, size);
}

/**
 * Whether line `i` of the chain goes on with the sentence of the line before.
 * @param isWrapped whether that one does: then the browser breaks the lines here
 */
function continues(chain: TextLine[], i: number, widest: number, all: TextLine[], isWrapped: boolean): boolean {
  const before = chain[i - 1];
  const line = chain[i];
  const { size } = before.fit;
  const room = widest - before.box.width - nextRoom(before, line);
  if (room > 0.15 * size) return false;
  const step = (baselineOf(line) - baselineOf(before)) / size;
  const lowerCase = /^([a-z(&/]|\.\.\.)/.test(line.text);
  if (lowerCase || isUnfinished(before.text)) return true;
  const prose = chain.reduce((sum, item) => sum + lengthOf(item.text), 0) / chain.length >= MIN_PROSE_LENGTH;
  if (prose && step < 1.95) return true;
  if (isWrapped && step < 1.56 && !FIELD_LABEL.test(line.text)) return true;
  // Short lines: a wrapped heading is large or set tightly; a list of links is neither and has free room beside it.
  if (/[,&]$|\b(and|of|the|to|for|a|in|with)$/i.test(before.text)) return true;
  if (size >= 20 && step < 1.55) return true;
  if (step < 1.2) return true;
  return step < 1.45 && !roomBeside(chain, before, widest, all);
}

function roomBeside(chain: TextLine[], line: TextLine, widest: number, all: TextLine[]): boolean {
  const reach = Math.max(widest * 1.4, widest + 6 * line.fit.size);
  const zone = { x: line.box.x, y: line.box.y, width: reach, height: line.box.height };
  return !all.some(
    (other) =>
      !chain.includes(other) &&
      other.box.x > right(line.box) &&
      overlapX(other.box, zone) > 0 &&
      overlapY(other.box, zone) > 0,
  );
}
