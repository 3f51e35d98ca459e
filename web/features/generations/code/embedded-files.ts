import type { SourceFile } from '#contract/generations.ts';
import type { Work } from './draft-state.ts';

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
export function takeOutFiles(work: Work, known: EmbeddedFiles = new Map()): { work: Work; files: EmbeddedFiles } {
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
  return { work: eachText(work, take), files };
}

/** Source files with the names of embedded files that are known; others stay in them. */
export function namesFor(sources: readonly SourceFile[], known: EmbeddedFiles): SourceFile[] {
  const names = new Map([...known].map(([name, url]) => [url, name]));
  return eachFile(sources, (text) => text.replace(DATA_URL, (url) => names.get(url) ?? url));
}

/** Puts the files back in: the page is whole again. */
export const putBackFiles = (work: Work, files: EmbeddedFiles): Work => eachText(work, putBackWith(files));

/** Source files with everything in them. */
export const putBackInto = (sources: readonly SourceFile[], files: EmbeddedFiles): SourceFile[] =>
  eachFile(sources, putBackWith(files));

const putBackWith = (files: EmbeddedFiles) => (text: string) =>
  files.size === 0 ? text : text.replace(/assets\/[\w-]+-\d+\.[\w.+-]*\w/g, (name) => files.get(name) ?? name);

const eachText = ({ code, components }: Work, change: (text: string) => string): Work => ({
  code: { html: change(code.html), css: change(code.css) },
  ...(components && { components: { ...components, files: eachFile(components.files, change) } }),
});

const eachFile = (sources: readonly SourceFile[], change: (text: string) => string): SourceFile[] =>
  sources.map(({ name, content }) => ({ name, content: change(content) }));
