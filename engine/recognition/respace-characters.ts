import type { Match } from './align-characters.ts';
import type { AlignedLine } from './align-line.ts';
import { fitErrorOf, fits } from './line-character.ts';
import { mayOpenSpace } from './may-open-space.ts';
import { extraBefore, type Spacing } from './measure-spacing.ts';

/**
 * Room between two letters, from that between letters (0) to that between words (1) of the page: from the first on it is a
 * space, up to the last it is none; from the second on also between letters that fit less well (engine-log: page-spacing).
 */
const MIN_SPACE = 0.6;
const MIN_CLEAR_SPACE = 0.75;
const MAX_LETTER_GAP = 0.15;
/** So much more than between any other two letters of the line. */
const MIN_ADVANTAGE = 0.25;
/** Far more than a space is no space: the text lies beside its ink. */
const MAX_SPACE = 2.2;
const MAX_LOOSE_COST = 9;
/** Signs look different in every typeface. */
const MAX_SIGN_COST = 14;
const SIGN = /[^\p{L}\p{N}]/u;
const isSingle = (match: Match): boolean => match.characters === 1 && match.columns === 1 && fits(match);

/** Splits and joins words where the gaps say so; letters that touch are judged by the outer ones of their ink. */
export function respaceCharacters(aligned: AlignedLine, { letter, word }: Spacing): void {
  const { characters, matches } = aligned;
  const costLimitOf = ({ at, characters: count, columns }: Match): number =>
    count === 1 && columns === 1 && SIGN.test(characters[at].text) ? MAX_SIGN_COST : MAX_LOOSE_COST;
  // Beyond the ends of a line nothing is amiss; letters that touch across a space lie beside their ink.
  const isNear = (match: Match | undefined): boolean =>
    match === undefined ||
    (match.characters > 0 &&
      match.columns > 0 &&
      fitErrorOf(match) < costLimitOf(match) &&
      characters.slice(match.at + 1, match.at + match.characters).every(({ spaced }) => !spaced));
  const spelling = new Map<number, string>();
  for (const { text, word: of } of characters) spelling.set(of, (spelling.get(of) ?? '') + text);
  const gaps = matches.flatMap((next, k) => {
    if (k === 0 || ![matches[k - 2], matches[k - 1], next, matches[k + 1]].every(isNear)) return [];
    const left = matches[k - 1];
    const pair = characters[left.at + left.characters - 1].text + characters[next.at].text;
    const share = (extraBefore(aligned, k) - letter) / (word - letter);
    const character = characters[next.at];
    const isClosed = !mayOpenSpace(pair, spelling.get(character.word)!);
    return [{ left, next, character, share, isClosed }];
  });
  const open = gaps.filter(({ isClosed, character }) => !isClosed && !character.spaced);
  const widest = Math.max(0, ...open.map(({ share }) => share).filter((share) => share <= MIN_SPACE));
  for (const { left, next, character, share, isClosed } of gaps) {
    const least = Math.max(widest + MIN_ADVANTAGE, fits(left) && fits(next) ? MIN_SPACE : MIN_CLEAR_SPACE);
    const mayPart = !isClosed && (fits(left) || fits(next));
    if (!character.spaced && share > least && share < MAX_SPACE && mayPart) character.spaced = true;
    else if (character.spaced && share < MAX_LETTER_GAP && isSingle(left) && isSingle(next)) character.spaced = false;
  }
}
