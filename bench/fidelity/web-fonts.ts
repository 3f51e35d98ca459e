import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fontsource has every family of Google Fonts as a package named like the family in lower case. */
const PACKAGES = join(import.meta.dirname, '../../node_modules/@fontsource');
/** Large families come in one file for all weights: a tenth of the size. */
const VARIABLE = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const SERVICES = new Set(['fonts.googleapis.com', 'fonts.gstatic.com', 'fonts.bunny.net']);
/** Where a stylesheet of ours says that its files are. */
const FILES = 'https://fonts.gstatic.com/fontsource/';
const WEIGHTS = [300, 400, 500, 600, 700, 800];

export type WebFontAnswer = { body: string | Buffer; contentType: string };

/**
 * What a font service answers, from the `@fontsource` packages that are installed: the stylesheet that a page links, in
 * weights 400 to 700 whichever it asks for, or a font file. Null for another host, or where no family of the link is installed.
 */
export async function answerWebFont(address: string): Promise<WebFontAnswer | null> {
  const url = new URL(address);
  if (!SERVICES.has(url.host)) return null;
  if (address.startsWith(FILES)) {
    const [, slug, file] = /^([a-z0-9-]+)\/([a-z0-9-]+\.woff2?)$/.exec(address.slice(FILES.length)) ?? [];
    const places = slug && file ? [PACKAGES, VARIABLE].map((folder) => join(folder, slug, 'files', file)) : [];
    const path = places.find((place) => existsSync(place));
    return path ? { body: await readFile(path), contentType: 'font/woff2' } : null;
  }
  const sheets = await Promise.all(familiesOf(url).map(stylesheetOf));
  const body = sheets.join('');
  return body === '' ? null : { body, contentType: 'text/css' };
}

/** "family=Inter:wght@400;700&family=Lato", or all families in one parameter: "family=Inter:400,700|Lato". */
function familiesOf(url: URL): { slug: string; isItalic: boolean }[] {
  return url.searchParams
    .getAll('family')
    .flatMap((value) => value.split('|'))
    .map((family) => {
      const [name = '', styles = ''] = family.split(':');
      return { slug: name.trim().toLowerCase().replaceAll(' ', '-'), isItalic: /ital|\di\b/.test(styles) };
    });
}

async function stylesheetOf({ slug, isItalic }: { slug: string; isItalic: boolean }): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(slug)) return '';
  const styles = isItalic ? ['', '-italic'] : [''];
  const sheets = WEIGHTS.flatMap((weight) => styles.map((style) => join(PACKAGES, slug, `${weight}${style}.css`)));
  const known = sheets.filter((file) => existsSync(file));
  const variable = join(VARIABLE, slug, 'index.css');
  if (known.length === 0 && existsSync(variable)) known.push(variable);
  const css = await Promise.all(known.map((file) => readFile(file, 'utf8')));
  return css.join('\n').replaceAll(" Variable';", "';").replaceAll('url(./files/', `url(${FILES}${slug}/`);
}
