import { type Match, TOUCHING_COST } from './align-characters.ts';

/** A character of a line, the word it came from, and whether a space stands before it. */
export type LineCharacter = { text: string; word: number; spaced: boolean };

/** Cost of a match, in squares of standard deviations, up to which its ink is that of its characters. */
export const MAX_FITTING_COST = 4;

/** What a match costs beyond the price of letters that touch. */
export const fitErrorOf = ({ cost, characters }: Match): number => cost - TOUCHING_COST * Math.max(0, characters - 1);

/** A match whose ink is that of its characters; beyond the ends of a line nothing is amiss. */
export const fits = (match: Match | undefined): boolean =>
  match === undefined || (match.characters > 0 && match.columns > 0 && fitErrorOf(match) < MAX_FITTING_COST + 1);
