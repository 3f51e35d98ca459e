import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type WebFace, webFaces } from '#engine/index.ts';

const packages = fileURLToPath(new URL('../../../../node_modules/@fontsource/', import.meta.url));

/** What the rest of a family is good for, and the styles that have it: pages in these letters are few. */
const MORE_SUBSETS = ['latin-ext', 'vietnamese', 'cyrillic', 'greek', 'hebrew', 'arabic', 'devanagari'];
const MORE_WEIGHTS = new Set([400, 500, 600, 700]);

/**
 * Writes a style sheet for each face that a generated page may link, with the font in it: the preview frame loads nothing
 * from other hosts, and paints itself from what its style sheets hold. Letters beyond Western Europe are in a sheet of their own.
 */
export async function bundleTypefaces(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const face of webFaces()) {
    const file = `${directory}/${face.slug}-${face.weight}${face.italic ? 'i' : ''}`;
    await writeFile(`${file}.css`, await ruleOf(face, 'latin'));
    if (face.italic || !MORE_WEIGHTS.has(face.weight)) continue;
    const ranges = await rangesOf(face);
    const subsets = MORE_SUBSETS.filter((subset) => ranges[subset]);
    const rules = await Promise.all(subsets.map((subset) => ruleOf(face, subset, ranges[subset])));
    await writeFile(`${file}-more.css`, rules.join(''));
  }
}

/** The characters of each subset of a family, as CSS writes them. */
const rangesOf = async ({ slug }: WebFace): Promise<Record<string, string>> =>
  JSON.parse(await readFile(`${packages}${slug}/unicode.json`, 'utf8')) as Record<string, string>;

async function ruleOf({ slug, name, weight, italic }: WebFace, subset: string, range?: string): Promise<string> {
  const style = italic ? 'italic' : 'normal';
  const font = await readFile(`${packages}${slug}/files/${slug}-${subset}-${weight}-${style}.woff2`, 'base64');
  return `@font-face {
  font-family: '${name}';
  font-style: ${style};
  font-weight: ${weight};
  src: url(data:font/woff2;base64,${font}) format('woff2');${range ? `\n  unicode-range: ${range};` : ''}
}
`;
}
