import type { NarrowScreen } from '#contract/generations.ts';
import type { Services } from '#server/platform/services.ts';
import type { GenerationRow } from './tables.ts';

/** The pictures of a page for narrower screens. */
export async function readScreens(
  storage: Pick<Services['storage'], 'get'>,
  { screens }: Pick<GenerationRow, 'screens'>,
): Promise<{ screen: NarrowScreen; png: Uint8Array }[]> {
  const read = [];
  for (const { screen, key } of screens) read.push({ screen, png: await storage.get(key) });
  return read;
}
