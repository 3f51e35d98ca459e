const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
/** With the sign of an international number: other figures are dates, sums or versions. */
const PHONE = /^\+\d[\d\s().\-/]{6,}\d$/;

/** Whether words hold an address to write to or a number to call, among others perhaps. */
export const holdsContact = (words: string): boolean =>
  words.split(/\s+/).some((word) => EMAIL.test(word)) || /(^|[\s:])\+\d[\d\s().\-/]{6,}\d$/.test(words);

/** Where words that are a link lead: to a letter or a call where they are an address or a number, else nowhere yet. */
export function hrefOf(words: string): string {
  if (EMAIL.test(words)) return `mailto:${words}`;
  return PHONE.test(words) ? `tel:${words.replace(/[^+\d]/g, '')}` : '#';
}
