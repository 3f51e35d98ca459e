import type { Box } from '../model/box.ts';
import type { Paragraph } from '../model/text-block.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { bottom, contains, right } from '../raster/box.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { partOf } from './split-menu.ts';

/** Size of a dot between two things, and its distance from each of them, over the size of the type. */
const MAX_DOT_EM = 0.3;
const MIN_GAP_EM = 0.4;
const MAX_GAP_EM = 2;
/** How far the two distances may differ, in px. */
const MAX_UNEVEN_PX = 4;
/** Where the middle of the dot is, over the height of the line before it. */
const MIN_PLACE = 0.25;
const MAX_PLACE = 0.75;

/**
 * Dots in the middle between a line and what stands beside it (`CMS Max · Full-time · Remote`): far from both, they are part of
 * neither, and a text of their own.
 * @param specks small ink that is part of no line
 * @param others icons beside which a dot may stand
 */
export function dotsBetween(lines: readonly TextLine[], specks: readonly Box[], others: readonly Box[]): TextLine[] {
  const largest = MAX_DOT_EM * Math.max(0, ...lines.map(({ fit }) => fit.size));
  return specks.flatMap((speck): TextLine[] => {
    if (Math.max(speck.width, speck.height) > largest) return [];
    if (others.some((box) => contains(box, speck, 1))) return [];
    const level = (box: Box): boolean => box.y <= speck.y && bottom(box) >= bottom(speck);
    const gapTo = (box: Box): number => speck.x - right(box);
    const [before] = lines
      .filter(
        ({ box, fit }) => level(box) && gapTo(box) >= MIN_GAP_EM * fit.size && gapTo(box) <= MAX_GAP_EM * fit.size,
      )
      .sort((a, b) => gapTo(a.box) - gapTo(b.box));
    if (!before) return [];
    const { size } = before.fit;
    const place = (speck.y + speck.height / 2 - before.box.y) / before.box.height;
    const isDot = Math.max(speck.width, speck.height) <= MAX_DOT_EM * size && place >= MIN_PLACE && place <= MAX_PLACE;
    const after = [...lines.map(({ box }) => box), ...others]
      .filter((box) => level(box) && box.x >= right(speck))
      .map((box) => box.x - right(speck));
    if (!isDot || Math.abs(Math.min(...after) - gapTo(before.box)) > MAX_UNEVEN_PX) return [];
    const { x, y, width, height } = speck;
    const box = { x, y, width, height };
    const { color, confidence } = before;
    const word: StyledWord = { text: '·', box, color, confidence, underlined: false, glyphs: [] };
    return [
      {
        ...before,
        box,
        words: [word],
        text: '·',
        bullet: false,
        number: undefined,
        baseline: baselineOf(before),
        between: true,
      },
    ];
  });
}

/** Around a dot that belongs to its line stands a space, and little more, over the size of the type. */
const MAX_SPACE_EM = 0.6;

/** Cuts a line at dots that keep more distance than words do: each part keeps its place, and so does the dot. */
export function splitAtDots(paragraph: Paragraph): Paragraph[] {
  const [line, ...more] = paragraph.lines;
  if (more.length > 0 || paragraph.code || line.grid) return [paragraph];
  const least = MAX_SPACE_EM * line.fit.size;
  const isApart = ({ box }: StyledWord, other: StyledWord | undefined): boolean =>
    other !== undefined && Math.max(other.box.x - right(box), box.x - right(other.box)) > least;
  const parts: StyledWord[][] = [[]];
  line.words.forEach((word, i) => {
    const isDot = word.text === '·' && (isApart(word, line.words[i - 1]) || isApart(word, line.words[i + 1]));
    if (isDot) parts.push([word], []);
    else parts[parts.length - 1].push(word);
  });
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length < 2) return [paragraph];
  return filled.map((words, i) => ({
    ...paragraph,
    lines: [
      {
        ...partOf(line, words),
        ...(i > 0 ? { bullet: false, number: undefined } : {}),
        ...(words.length === 1 && words[0].text === '·' ? { between: true } : {}),
      },
    ],
  }));
}
