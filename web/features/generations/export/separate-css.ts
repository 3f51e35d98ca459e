import type { AssetStore } from './asset-store.ts';

const URL_OF_DATA = /url\(\s*(?:"(data:[^"]*)"|'(data:[^']*)'|(data:[^)\s"']*))\s*\)/gi;

/**
 * CSS with files in place of data: URLs.
 * @param shows what a picture at an offset of the CSS shows; the last class of its rule when left out
 */
export const separateCss = (css: string, assets: AssetStore, shows?: string): string =>
  css.replace(URL_OF_DATA, (whole, double?: string, single?: string, bare?: string, at?: number) => {
    const url = double ?? single ?? bare!;
    const place = assets.add(url, shows ?? nameOfRule(css, at ?? 0));
    return place === url ? whole : `url("${place}")`;
  });

/** "card photo" for what stands in `.page .card__photo:hover { … }`. */
function nameOfRule(css: string, at: number): string {
  const start = css.lastIndexOf('{', at);
  const selector = css.slice(Math.max(css.lastIndexOf('}', start), css.lastIndexOf('{', start - 1)) + 1, start);
  const first = selector.replace(/\/\*[\s\S]*?\*\//g, '').split(',')[0]!;
  return (/@font-face/.test(first) && 'font') || (first.match(/[.#][\w-]+/g)?.at(-1) ?? '');
}
