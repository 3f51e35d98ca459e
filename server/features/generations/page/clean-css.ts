/** Changes the address of a picture; what it gives back is safe to load. */
export type Rewrite = (address: string) => string;

const URL_FUNCTION = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi;

/** CSS that loads nothing from elsewhere: `@import` is dropped, and every `url()` goes through `rewrite`. */
export function cleanCss(css: string, rewrite: Rewrite): string {
  return css
    .replaceAll(/@import\b[^;]*;?/gi, '')
    .replaceAll(/<\/style/gi, '')
    .replaceAll(URL_FUNCTION, (_, double?: string, single?: string, bare?: string) => {
      const address = (double ?? single ?? bare ?? '').trim();
      return address.startsWith('#') ? `url(${address})` : `url("${rewrite(address)}")`;
    });
}
