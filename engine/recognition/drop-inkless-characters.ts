import type { TextLine } from '../model/text-line.ts';
import type { Match } from './align-characters.ts';
import { type LineCharacter, MAX_FITTING_COST } from './line-character.ts';

/** Words read with more confidence keep all their characters. */
const MAX_CONFIDENCE = 90;

/** The recogniser sometimes gives both of two readings of one letter: the one that found no ink goes. */
export function dropInklessCharacters(
  line: TextLine,
  characters: readonly LineCharacter[],
  matches: readonly Match[],
): LineCharacter[] {
  const inkless = new Set<LineCharacter>();
  matches.forEach((match, k) => {
    if (match.columns > 0 || line.words[characters[match.at].word].confidence > MAX_CONFIDENCE) return;
    const around = [matches[k - 1], matches[k + 1]].filter((other) => other !== undefined);
    if (around.every((other) => other.columns > 0 && other.characters > 0 && other.cost < MAX_FITTING_COST + 4))
      inkless.add(characters[match.at]);
  });
  characters.forEach((character, i) => {
    if (inkless.has(character) && character.spaced && characters[i + 1]) characters[i + 1].spaced = true;
  });
  return characters.filter((character) => !inkless.has(character));
}
