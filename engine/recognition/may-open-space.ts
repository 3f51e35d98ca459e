/**
 * Signs that stand close to what follows, or to what is before, figures, of which a 1 has much room, and the point of a name: a
 * sentence begins with a capital.
 */
const CLOSED = /^[([{“‘]|[)\]}”’.,:;!?%]$|^\d\d$|[-–—]|^\.\p{Ll}/u;

/** Paths and selectors have no spaces; they are often in type for code, which has much room around its signs. */
const NAME = /^[/.@]\p{L}|\w[./_]\w.*[./_]\w/u;

/** Whether a space may have been overlooked between two characters of a word. */
export const mayOpenSpace = (pair: string, word: string): boolean => !CLOSED.test(pair) && !NAME.test(word);
