import type { PageCode } from '../edit/index.ts';

/** Shorter ones stay where they are: they are read faster than a name is followed. */
const LONG = 120;
const DATA_URL = /data:([\w.+-]+)\/([\w.+-]+)[;,][^"'()\s<>]+/g;
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', 'svg+xml': 'svg', 'x-icon': 'ico' };

/** The files that are embedded in a page, by the names that stand in its code instead. */
export type EmbeddedFiles = ReadonlyMap<string, string>;

/**
 * Takes embedded files out of code, so that it can be read and edited: `assets/picture-1.webp` stands for the first.
 * @param known names given before; a file keeps its name
 */
export function takeOutFiles(
  code: PageCode,
  known: EmbeddedFiles = new Map(),
): { code: PageCode; files: EmbeddedFiles } {
  const files = new Map(known);
  const names = new Map([...known].map(([name, url]) => [url, name]));
  const take = (text: string): string =>
    text.replace(DATA_URL, (url, type: string, subtype: string) => {
      if (url.length < LONG) return url;
      const named = names.get(url);
      if (named) return named;
      const kind = type === 'image' ? 'picture' : type;
      const name = `assets/${kind}-${files.size + 1}.${EXTENSIONS[subtype] ?? subtype}`;
      names.set(url, name);
      files.set(name, url);
      return name;
    });
  return { code: { html: take(code.html), css: take(code.css) }, files };
}

/** Puts the files back in: the page is whole again. */
export function putBackFiles({ html, css }: PageCode, files: EmbeddedFiles): PageCode {
  if (files.size === 0) return { html, css };
  const put = (text: string): string =>
    text.replace(/assets\/[\w-]+-\d+\.[\w.+-]*\w/g, (name) => files.get(name) ?? name);
  return { html: put(html), css: put(css) };
}
