import type { ConnectedComponent } from '../model/connected-component.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { contains, overlapX, unionBox } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { measureText } from '../typeface/measure-text.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { fillOf } from './fill-of.ts';
import { iconEvidence, isApart, type LikeIcon, MIN_ARROW_LIKENESS } from './icon-evidence.ts';
import { likenessOf } from './likeness.ts';

/**
 * From this likeness on a word of 1, 2, 3, 4 and more characters is rather text than a drawing; so much more or less makes it e
 * times as likely. In longer words letters run off the place that they have in another typeface (engine-log: likeness).
 */
const EVEN_LIKENESS = [0.91, 0.84, 0.8, 0.72];
const LIKENESS_STEP = [0.03, 0.03, 0.04, 0.06];
/** No word says more than this for or against text: a natural logarithm, as all evidence here. */
const MOST = 4;
/** Once a shape outweighs any lack of confidence by this much, no other typeface is tried. */
const SURPLUS = 0.5;
/** Ink of so many pixels of height says nothing, and of so many all that it can. */
const SPECK_PX = 3;
const CLEAR_PX = 8;
/** A bar of so many pixels, and how much of its box any bar or disc fills. */
const THIN_PX = 2;
const SOLID = 0.75;
/** What fills this much of its box is a flat shape, and so is what fills so much more than its reading does in any typeface; but for these. */
const FLAT = 0.85;
const FATTER = 0.25;
const FLAT_CHARACTERS = /^[Il1|!.,:;'’‘"“”\-–—_=•·…■]+$/;
/** Icons are hardly ever read with more confidence (0..100); so much more makes a word e times as likely. */
const DOUBTFUL = 85;
const CONFIDENCE_STEP = 5;
/** Confidence says no more than this, and less of words shorter than this. */
const MOST_CONFIDENCE = 2;
const TELLING = 4;
/**
 * Words of TELLING letters that are read with this confidence are text, longer ones with less a letter, down to the last: a
 * letter may be lost or wrong all the same, but chance spells no words.
 */
const CERTAIN = 90;
const CERTAIN_PER_LETTER = 5;
const LEAST_CERTAIN = 70;
/** Longer lines that were read with confidence are text; an icon may stand at either end of them. */
const SHORT = 14;
/** An icon before or behind its label is read as so many characters at most. */
const MARK = 3;
/** It stands off by this part of the word's height. */
const APART = 0.25;
/** A lone letter beside its label is an icon when it has so many times the ink, measured by what the label has. */
const HEAVY = 1.8;
/** An initial is higher than the words that follow it by more than this. */
const INITIAL = 1.35;
/** No words begin with such a sign: before a number it would be one. */
const ODD_SIGN = /^[¥€£¢¤§¶=~^|\\«»®°†‡¬]$/;
/** An end of a line is cut off only when it is this unlikely to be text. */
const CUT = 0.7;

type InkOf = (word: StyledWord) => InkImage;
type Verified = { words: StyledWord[]; drawn: ConnectedComponent[] };

/**
 * Compares what was read with the ink, word by word, in many typefaces: an icon that was read as Q does not look like one.
 * All words of short and doubtful lines are compared, of others the short words at both ends.
 *
 * @param likeIcon nothing looks like an icon without it
 * @returns the words that are text, and the ink that is a drawing: none, that at an end of a word or of the line, or all
 */
export function verifyLine(line: TextLine, inkOf: InkOf, likeIcon: LikeIcon = () => 0): Verified {
  // Where one word has no ink, its neighbour has that of both.
  const isMixed = line.words.some(({ glyphs }) => glyphs.length === 0);
  if (isMixed && line.confidence >= DOUBTFUL) return { words: line.words, drawn: [] };
  const { words, drawn } = withoutMarks(line, inkOf, likeIcon);
  const from = marksOf(line, words, inkOf, likeIcon);
  const behind = marksOf(line, [...words.slice(from)].reverse(), inkOf, likeIcon);
  const rest = words.slice(from, words.length - behind);
  const isDoubtful = line.text.length <= SHORT || rest.length < 2 || line.confidence < DOUBTFUL;
  const evidence = isDoubtful ? rest.reduce((sum, word) => sum + evidenceOf(word, inkOf, likeIcon), 0) : MOST;
  // Icons are as common as texts of a character or two: what nothing speaks for is none.
  if (evidence <= 0) return { words: [], drawn: line.words.flatMap(({ glyphs }) => glyphs) };
  const others = words.filter((word) => !rest.includes(word));
  return { words: rest, drawn: [...drawn, ...others.flatMap(({ glyphs }) => glyphs)] };
}

/** The words of a line; a short one at its end without the icon beside it that the recogniser left out: a heart before a number. */
function withoutMarks({ words }: TextLine, inkOf: InkOf, likeIcon: LikeIcon): Verified {
  const drawn: ConnectedComponent[] = [];
  const kept = words.map((word, i) => {
    const columns = glyphColumns(word.glyphs);
    if (word.text.length > MARK || columns.length <= word.text.length || evidenceOf(word, inkOf, likeIcon) > 0)
      return word;
    const sides = [
      ...(i === 0 ? [{ mark: columns[0], others: columns.slice(1) }] : []),
      ...(i === words.length - 1 ? [{ mark: columns[columns.length - 1], others: columns.slice(0, -1) }] : []),
    ];
    for (const { mark, others } of sides) {
      const glyphs = word.glyphs.filter((glyph) => !contains(mark, glyph));
      const trimmed = { ...word, glyphs, box: unionBox(others) };
      if (-overlapX(mark, trimmed.box) < APART * trimmed.box.height || evidenceOf(trimmed, inkOf, likeIcon) <= CUT)
        continue;
      drawn.push(...word.glyphs.filter((glyph) => contains(mark, glyph)));
      return trimmed;
    }
    return word;
  });
  return { words: kept, drawn };
}

/** How many short words a line begins with that are rather drawings, all in all. */
function marksOf(line: TextLine, words: readonly StyledWord[], inkOf: InkOf, likeIcon: LikeIcon): number {
  let count = 0;
  let sum = 0;
  let least = -CUT;
  for (let i = 0; i < words.length && words[i].text.length <= MARK; i++) {
    const rest = words.slice(i + 1);
    const isDrawn =
      isHeavy(line, words[i], rest, inkOf) || isApart(line, words[i], rest) || (i === 0 && isOdd(line, words[i], rest));
    const evidence = isDrawn ? -MOST : evidenceOf(words[i], inkOf, likeIcon);
    if (evidence > CUT) break;
    sum += evidence;
    if (sum > least) continue;
    least = sum;
    count = i + 1;
  }
  return count;
}

/** Whether a sign that stands before words is none that is written there. */
const isOdd = (line: TextLine, sign: StyledWord, [next]: readonly StyledWord[]): boolean =>
  line.words[0] === sign && ODD_SIGN.test(sign.text) && next !== undefined && /^\p{L}/u.test(next.text);

/** Whether a letter beside a label has far more ink than the same type would have, though it is hardly higher. */
function isHeavy({ fit }: TextLine, letter: StyledWord, label: readonly StyledWord[], inkOf: InkOf): boolean {
  if (!/^\p{L}$/u.test(letter.text) || label.length === 0 || letter.glyphs.length === 0) return false;
  if (letter.box.height > INITIAL * Math.max(...label.map(({ box }) => box.height))) return false;
  const ratioOf = (words: readonly StyledWord[]): number => {
    const seen = words.reduce((sum, word) => sum + massOf(inkOf(word)), 0);
    return (
      seen /
      Math.max(
        0.01,
        words.reduce((sum, { text }) => sum + measureText(fit.font, text).ink, 0),
      )
    );
  };
  return ratioOf([letter]) > HEAVY * ratioOf(label);
}

/** How much likelier a word's ink is as what was read than as a drawing: a natural logarithm. */
function evidenceOf(word: StyledWord, inkOf: InkOf, likeIcon: LikeIcon): number {
  if (word.glyphs.length === 0) return 0;
  if (isCertain(word)) return MOST;
  const ink = inkOf(word);
  if (isFlat(ink, word.text)) return -MOST;
  if (isPlain(ink)) return 0;
  const length = Math.min(word.text.length, EVEN_LIKENESS.length) - 1;
  const weight = Math.min(1, word.text.length / TELLING);
  const enough = SURPLUS + MOST_CONFIDENCE * weight;
  const likeness = likenessOf(word.text, ink, EVEN_LIKENESS[length] + enough * LIKENESS_STEP[length]);
  // Arrows and the like were told by their shape before, but for those that are drawn.
  if (likeness === undefined) return likeIcon(ink, word.box) >= MIN_ARROW_LIKENESS ? -MOST : MOST;
  const shape = Math.max(-MOST, (likeness - EVEN_LIKENESS[length]) / LIKENESS_STEP[length]);
  const certainty = (word.confidence - DOUBTFUL) / CONFIDENCE_STEP;
  const told = weight * Math.max(-MOST_CONFIDENCE, Math.min(MOST_CONFIDENCE, certainty));
  const clear = Math.min(1, Math.max(0, (ink.height - SPECK_PX) / (CLEAR_PX - SPECK_PX)));
  return (told + shape) * clear - Math.min(MOST, iconEvidence(word, ink, likeIcon));
}

function isCertain({ text, confidence, language }: StyledWord): boolean {
  // Chance spells no letters with the accents of a language, or of another script.
  if (language && confidence >= CERTAIN && /[^\p{ASCII}\p{P}\p{S}]/u.test(text)) return true;
  if (text.length < TELLING) return false;
  return confidence >= Math.max(LEAST_CERTAIN, CERTAIN - CERTAIN_PER_LETTER * (text.length - TELLING));
}

/** A bar, a dot or a disc: letters of such a shape say nothing. */
function isPlain(ink: InkImage): boolean {
  return Math.min(ink.width, ink.height) <= THIN_PX || massOf(ink) > SOLID * ink.data.length;
}

/** An envelope is read as &, a disc as @: no type is so full. */
const isFlat = (ink: InkImage, text: string): boolean =>
  Math.min(ink.width, ink.height) > THIN_PX &&
  !FLAT_CHARACTERS.test(text) &&
  massOf(ink) > Math.min(FLAT, fillOf(text) + FATTER) * ink.data.length;

const massOf = ({ data }: InkImage): number => data.reduce((sum, level) => sum + level, 0);
