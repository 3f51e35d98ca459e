import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type WebFace, webFaces } from '#engine/index.ts';

const packages = fileURLToPath(new URL('../../../../node_modules/@fontsource/', import.meta.url));

/**
 * Writes a style sheet for each face that a generated page may link, with the font in it: the preview frame loads nothing
 * from other hosts, and paints itself from what its style sheets hold.
 */
export async function bundleTypefaces(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const face of webFaces()) {
    const font = await readFile(
      `${packages}${face.slug}/files/${face.slug}-latin-${face.weight}-${styleOf(face)}.woff2`,
      'base64',
    );
    await writeFile(`${directory}/${face.slug}-${face.weight}${face.italic ? 'i' : ''}.css`, sheetOf(face, font));
  }
}

const styleOf = ({ italic }: WebFace): string => (italic ? 'italic' : 'normal');

const sheetOf = (face: WebFace, font: string): string => `@font-face {
  font-family: '${face.name}';
  font-style: ${styleOf(face)};
  font-weight: ${face.weight};
  src: url(data:font/woff2;base64,${font}) format('woff2');
}
`;
