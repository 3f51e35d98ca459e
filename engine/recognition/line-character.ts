import { type Match, TOUCHING } from './align-characters.ts';

/** A character of a line, the word it came from, and whether a space stands before it. */
export type LineCharacter = { text: string; word: number; spaced: boolean };

/** Up to this cost of a match its ink is that of its characters, in squares of standard deviations. */
export const BAD = 4;

/** What a match costs beyond the price of letters that touch. */
export const fitErrorOf = ({ cost, characters }: Match): number => cost - TOUCHING * Math.max(0, characters - 1);

/** A match whose ink is that of its characters; beyond the ends of a line nothing is amiss. */
export const fits = (match: Match | undefined): boolean =>
  match === undefined || (match.characters > 0 && match.columns > 0 && fitErrorOf(match) < BAD + 1);
