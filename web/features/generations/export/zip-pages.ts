import type { PageFile } from './page-files.ts';

/** Pictures and fonts are packed already. */
const isPacked = (name: string): boolean => !/\.(?:html|css|svg|txt|js|tsx|vue)$/.test(name);

/** An archive of some files. What makes it is only fetched when somebody wants one. */
export async function zipPages(files: readonly PageFile[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync(
    Object.fromEntries(
      files.map(({ name, content }) => [
        name,
        [typeof content === 'string' ? strToU8(content) : content, { level: isPacked(name) ? 0 : 6 }],
      ]),
    ),
  );
  return new Blob([packed], { type: 'application/zip' });
}
