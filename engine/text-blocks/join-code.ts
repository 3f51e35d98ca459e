import type { Box } from '../model/box.ts';
import type { Paragraph } from '../model/text-block.ts';
import type { TextLine } from '../model/text-line.ts';
import { overlapX, overlapY, unionBox } from '../raster/box.ts';
import { isMonospaced } from '../typeface/families.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Blank lines that a listing may have between two lines. */
const MAX_BLANK_LINE_COUNT = 2;

/**
 * Finds listings: lines of a monospaced font whose beginnings lie on a grid of characters and lines, with indents or the
 * signs that programs are made of. Prose in such a font is left to the paragraphs.
 */
export function joinCode(lines: readonly TextLine[], barriers: readonly Box[]): Paragraph[] {
  const sorted = lines.filter(isMonospacedLine).sort((a, b) => a.box.y - b.box.y);
  const used = new Set<TextLine>();
  const found: Paragraph[] = [];
  for (const first of sorted) {
    if (used.has(first)) continue;
    const listing = [first];
    for (const line of sorted) {
      if (used.has(line) || baselineOf(line) <= baselineOf(listing[listing.length - 1])) continue;
      // The nearest line below decides: what lies off the grid ends the listing.
      if (!isNextLine(listing, line, barriers)) break;
      listing.push(line);
    }
    if (listing.length < 2 || !areEvenlySpaced(listing) || !isListing(listing)) continue;
    for (const line of listing) used.add(line);
    found.push({ lines: listing, align: 'left', breaks: listing.map((_, i) => i).slice(1), code: true });
  }
  return found;
}

const isMonospacedLine = ({ fit, bullet }: TextLine): boolean => !bullet && isMonospaced(fit.font.family);

/** Width of a character in pixels. */
export const cellOf = ({ fit }: TextLine): number => measureText(fit.font, 'n').advance * fit.size + fit.letterSpacing;

function isNextLine(listing: TextLine[], line: TextLine, barriers: readonly Box[]): boolean {
  const last = listing[listing.length - 1];
  const gap = baselineOf(line) - baselineOf(last);
  if (line.surface !== last.surface || Math.abs(Math.log(line.fit.size / last.fit.size)) > 0.08) return false;
  if (gap < 0.8 * last.fit.size || gap > (MAX_BLANK_LINE_COUNT + 1) * 1.9 * last.fit.size) return false;
  if (line.grid !== undefined && line.grid === last.grid) return true;
  const cells = (line.box.x - listing[0].box.x) / cellOf(listing[0]);
  if (Math.abs(cells - Math.round(cells)) > 0.22 || Math.abs(cells) > 40) return false;
  const between = { ...unionBox([last.box, line.box]), y: baselineOf(last) + 3, height: Math.max(1, gap - 12) };
  return !barriers.some((rule) => overlapX(rule, between) > 0.6 * between.width && overlapY(rule, between) > 0);
}

/** Blank lines are as high as the others; the gap between paragraphs seldom is. */
function areEvenlySpaced(lines: TextLine[]): boolean {
  const gaps = lines.slice(1).map((line, i) => baselineOf(line) - baselineOf(lines[i]));
  const step = Math.min(...gaps);
  return gaps.every((gap) => Math.abs(gap / step - Math.round(gap / step)) < 0.12);
}

function isListing(lines: TextLine[]): boolean {
  const lefts = new Set(lines.map((line) => Math.round((line.box.x - lines[0].box.x) / cellOf(lines[0]))));
  const signs = lines.filter((line) => /[{};=<>|$\\]|\(\)|^[#/*]/.test(line.text)).length;
  if (signs >= 0.4 * lines.length) return true;
  // Indents repeat; the beginnings of centred lines do not.
  return (
    lefts.size > 1 && lefts.size <= Math.max(2, 0.4 * lines.length) && [...lefts].some((left) => Math.abs(left) >= 2)
  );
}
