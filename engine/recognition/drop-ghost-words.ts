import type { TextLine } from '../model/text-line.ts';
import type { Match } from './align-characters.ts';
import { BAD, type LineCharacter } from './line-character.ts';

/** No character of a word read with more confidence than this goes. */
const SURE = 90;

/** The recogniser sometimes gives both of two readings of one letter: the one that found no ink goes. */
export function dropGhostWords(
  line: TextLine,
  characters: readonly LineCharacter[],
  matches: readonly Match[],
): LineCharacter[] {
  const ghosts = new Set<LineCharacter>();
  matches.forEach((match, k) => {
    if (match.columns > 0 || line.words[characters[match.at].word].confidence > SURE) return;
    const around = [matches[k - 1], matches[k + 1]].filter((other) => other !== undefined);
    if (around.every((other) => other.columns > 0 && other.characters > 0 && other.cost < BAD + 4))
      ghosts.add(characters[match.at]);
  });
  characters.forEach((character, i) => {
    if (ghosts.has(character) && character.spaced && characters[i + 1]) characters[i + 1].spaced = true;
  });
  return characters.filter((character) => !ghosts.has(character));
}
