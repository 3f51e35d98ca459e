/** Signs that stand close to what follows, or to what is before, and figures, of which a 1 has much room. */
const CLOSED = /^[([{“‘]|[)\]}”’.,:;!?%]$|^\d\d$|[-–—]/;

/** Paths and selectors have no spaces; they are often in type for code, which has much room around its signs. */
const NAME = /^[/.@]\p{L}|\w[./_]\w.*[./_]\w/u;

/** Whether a space may have been overlooked between two characters of a word. */
export const mayOpenSpace = (pair: string, word: string): boolean => !CLOSED.test(pair) && !NAME.test(word);
