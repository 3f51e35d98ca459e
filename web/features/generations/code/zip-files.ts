import type { SourceFile } from '#contract/generations.ts';

/** An archive of some files. What makes it is only fetched when somebody wants one. */
export async function zipFiles(files: readonly SourceFile[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync(Object.fromEntries(files.map(({ name, content }) => [name, strToU8(content)])));
  return new Blob([packed], { type: 'application/zip' });
}
