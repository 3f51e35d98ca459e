/** Shorter ones stay where they are: they are read faster than a name is followed. */
const LONG = 120;
const DATA_URL = /data:([\w.+-]+)\/([\w.+-]+)[;,][^"'()\s<>]+/g;
const NAME = /assets\/[\w-]+-\d+\.[\w.+-]*\w/g;
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', 'svg+xml': 'svg', 'x-icon': 'ico' };

/** Files that are embedded in code, by the names that may stand there instead. */
export type EmbeddedFiles = ReadonlyMap<string, string>;

/**
 * Names for the files that are embedded in texts, in the order of their first appearance: `assets/picture-1.webp`. The same texts
 * give the same names.
 * @param known names given before; a file keeps its name
 */
export function nameFiles(texts: readonly string[], known: EmbeddedFiles = new Map()): EmbeddedFiles {
  const files = new Map(known);
  const urls = new Set(known.values());
  for (const [url, type = '', subtype = ''] of texts.flatMap((text) => [...text.matchAll(DATA_URL)])) {
    if (url.length < LONG || urls.has(url)) continue;
    const kind = type === 'image' ? 'picture' : type;
    urls.add(url);
    files.set(`assets/${kind}-${files.size + 1}.${EXTENSIONS[subtype] ?? subtype}`, url);
  }
  return files;
}

/** Puts names in place of the files that have one; others stay in the text. */
export function withNames(files: EmbeddedFiles): (text: string) => string {
  const names = new Map([...files].map(([name, url]) => [url, name]));
  return (text) => text.replace(DATA_URL, (url) => names.get(url) ?? url);
}

/** Puts files back in place of their names; a name that stands for nothing stays. */
export const withFiles =
  (files: EmbeddedFiles) =>
  (text: string): string =>
    files.size === 0 ? text : text.replace(NAME, (name) => files.get(name) ?? name);
