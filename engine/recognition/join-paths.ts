import type { Word } from '../model/conversion.ts';

/** What files end in. */
const EXTENSION =
  /^(?:[cm]?[jt]sx?|s?css|html?|json|ya?ml|xml|md|py|rb|rs|php|java|vue|svg|png|jpe?g|gif|pdf|txt|sh|sql)[)\]"'’”.,;:!?]*$/;
const NAME = /[\w-]{3,}\.$/;
/** A path that goes on with a dash, and a class that begins with a letter and a dash; `x- and y-axis` is none. */
const PATH = /^[/.~]?[\w.-]*\/[\w./-]*\w$/;
const PREFIX = /^\.?[a-z]-$/;
const CONJUNCTION = /^(?:and|or|to|und|oder|et|ou|y|e|o)$/i;
/** An address without the full stop that all have. */
const ADDRESS = /^[\w.+-]+@[a-z\d-]{3,}$/;
const DOMAIN = /^[a-z]{2,4}$/;
const ABBREVIATION = /^\(?(?:etc|vs|incl|approx|resp|esp|dept)\.$/i;

/**
 * Names of files, classes and addresses in one piece: type for code has so much room around a full stop that a space is
 * read there.
 */
export function joinPaths(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && ADDRESS.test(last.text) && DOMAIN.test(word.text)) joined[joined.length - 1] = join(last, word, '.');
    else if (last && isOneName(last.text, word.text)) joined[joined.length - 1] = join(last, word);
    else joined.push(word);
  }
  return joined;
}

/** `demo.` and `js`, `.` and `text-white`, `/demo/chart` and `-bar`, `w-` and `full`. */
function isOneName(before: string, text: string): boolean {
  if (before === '.') return /^[a-z]/.test(text);
  if (PATH.test(before) && /^-[a-z]/.test(text)) return true;
  if (PREFIX.test(before) && /^[a-z]{2}/.test(text)) return !CONJUNCTION.test(text);
  return EXTENSION.test(text) && NAME.test(before) && !ABBREVIATION.test(before);
}

function join(first: Word, second: Word, sign = ''): Word {
  const y = Math.min(first.y, second.y);
  return {
    text: first.text + sign + second.text,
    confidence: Math.min(first.confidence, second.confidence),
    x: first.x,
    y,
    width: second.x + second.width - first.x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}
