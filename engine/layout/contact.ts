const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
/** With the sign of an international number: other figures are dates, sums or versions. */
const PHONE = /(^|[\s:])\+\d[\d\s().\-/]{6,}\d$/;

/** Whether words hold an address to write to or a number to call, among others perhaps. */
export const holdsContact = (words: string): boolean =>
  words.split(/\s+/).some((word) => EMAIL.test(word)) || PHONE.test(words);

/** Where words that are a link lead: to a letter where they are an address, else nowhere yet. */
export const hrefOf = (words: string): string => (EMAIL.test(words) ? `mailto:${words}` : '#');
