import { design2code, type Faithfulness, faithfulness } from '#fidelity/index.ts';
import type { Reference } from './reference.ts';
import { type capture, decode } from './render.ts';

/** The figure that the product shows, with the reference page in place of what the engine reads in the picture. */
export async function judge(
  { png, facts, scale }: Pick<Reference, 'png' | 'facts' | 'scale'>,
  rendering: Awaited<ReturnType<typeof capture>>,
): Promise<Faithfulness> {
  const [design, result] = [await atLayout(png, scale), await atLayout(rendering.png, scale)];
  return faithfulness({
    design: { raster: design, words: facts.words, pictures: facts.regions.filter(({ kind }) => kind === 'image') },
    result: { raster: result, words: rendering.written, regions: rendering.facts.regions },
    text: design2code(facts, rendering.facts),
  });
}

/** One pixel per CSS pixel. */
async function atLayout(png: Uint8Array, scale: number) {
  const raster = await decode(png);
  return scale === 1 ? raster : decode(png, Math.round(raster.width / scale));
}
