import { isIdeograph } from '../language/clean-reading.ts';
import type { TextLine } from '../model/text-line.ts';
import { breaksWithinWords, goesOn } from './korean-breaks.ts';

/**
 * A word that a line's end split after its hyphen becomes one word again, on the line where it begins: with a space in it
 * a narrower page would show "self- control". The lines' own texts stay as they are seen.
 *
 * @param breaks indices of lines that the author began again
 */
export function joinHyphenated(lines: readonly TextLine[], breaks: readonly number[] = []): TextLine[] {
  const isFilled = breaks.length === 0 && breaksWithinWords(lines);
  const joined = lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word })) }));
  joined.slice(0, -1).forEach((line, i) => {
    const end = line.words[line.words.length - 1];
    const [next, ...others] = joined[i + 1].words;
    // Chinese and Japanese go on in the next line without a space.
    if (isIdeograph(end.text.at(-1)!) && isIdeograph(next.text[0])) next.glued = true;
    if (isFilled && goesOn(end.text, next.text)) next.glued = true;
    // Alone in its line it stays there, and begins right behind the hyphen: of a number, too.
    if (
      others.length === 0 &&
      !breaks.includes(i + 1) &&
      /[\p{L}\d]-$/u.test(end.text) &&
      /^[\p{L}\d]/u.test(next.text)
    )
      next.glued = true;
    if (others.length === 0 || !/[\p{L}\d]-$/u.test(end.text) || !/^\p{L}/u.test(next.text)) return;
    line.words[line.words.length - 1] = { ...end, text: end.text + next.text };
    joined[i + 1].words = others;
  });
  return joined;
}
