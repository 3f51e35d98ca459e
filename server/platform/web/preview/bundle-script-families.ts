import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { scriptFamilies } from '#engine/index.ts';

const packages = fileURLToPath(new URL('../../../../node_modules/@fontsource-variable/', import.meta.url));

/**
 * Writes the families for one script in pieces, as their packages have them, each in all weights: one for Chinese has 5 MB, of
 * which a page needs a tenth. A sheet named after the family says which letters each piece has: a rule for each, with the name
 * of its own sheet for a family, and no font.
 */
export async function bundleScriptFamilies(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { name, slug } of scriptFamilies()) {
    const ranges = JSON.parse(await readFile(`${packages}${slug}/unicode.json`, 'utf8')) as Record<string, string>;
    const pieces = Object.entries(ranges).map(([piece, range]) => ({ piece: piece.replace(/[[\]]/g, ''), range }));
    const index = pieces.map(({ piece, range }) => ruleOf(`${slug}-${piece}`, "local('-')", range));
    await writeFile(`${directory}/${slug}.css`, index.join(''));
    for (const { piece, range } of pieces) {
      const font = await readFile(`${packages}${slug}/files/${slug}-${piece}-wght-normal.woff2`, 'base64');
      const source = `url(data:font/woff2;base64,${font}) format('woff2')`;
      await writeFile(`${directory}/${slug}-${piece}.css`, ruleOf(name, source, range));
    }
  }
}

const ruleOf = (family: string, source: string, range: string): string => `@font-face {
  font-family: '${family}';
  font-weight: 100 900;
  src: ${source};
  unicode-range: ${range};
}
`;
