/** Changes the address of a picture; what it gives back is safe to load. */
export type Rewrite = (address: string) => string;

/** A browser closes what the end of the style sheet leaves open, so the last `)` may be missing. */
const URL_FUNCTION = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*(?:\)|$)/gi;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi;

/** Letters may be written as escapes (`\\75rl(`), which mean the same anywhere in CSS. */
const withPlainLetters = (css: string): string =>
  css.replaceAll(ESCAPE, (written, hex?: string, char?: string) => {
    const letter = hex ? String.fromCharCode(Math.min(0xffff, Number.parseInt(hex, 16))) : (char ?? '');
    return /^[a-z]$/i.test(letter) ? letter : written;
  });

/**
 * CSS that loads nothing from elsewhere: `@import` is dropped, every `url()` goes through `rewrite`, and the functions
 * that take an address without `url()` become unknown ones. Nothing is cut out without a trace, because what stood
 * around it could make up the same thing again.
 */
export function cleanCss(css: string, rewrite: Rewrite): string {
  return withPlainLetters(css)
    .replaceAll(/@import\b[^;]*;?/gi, ' ')
    .replaceAll(/<(?=\/style)/gi, '\\3c ')
    .replaceAll(/\b(?:image-set|src)\(/gi, 'dropped(')
    .replaceAll(URL_FUNCTION, (_, double?: string, single?: string, bare?: string) => {
      const address = (double ?? single ?? bare ?? '').trim();
      return address.startsWith('#') ? `url(${address})` : `url("${rewrite(address)}")`;
    });
}
