/** Longest slug, in characters. */
const MAX_LENGTH = 100;

/**
 * Words for an address: small letters and digits of any script with `-` between them, accents of Latin letters left out.
 * @returns 'item' when nothing of the text can stand in an address
 */
export function makeSlug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? ['item']).join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
}
