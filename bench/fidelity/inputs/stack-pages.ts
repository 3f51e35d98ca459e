import sharp from 'sharp';
import type { PageFacts } from '#fidelity/index.ts';
import type { Rendering } from '../render.ts';

/** Pages of one width and density below each other, as one tall page. */
export async function stackPages(pages: readonly Rendering[], scale: number): Promise<Rendering> {
  const images = await Promise.all(pages.map(async ({ png }) => ({ png, ...(await sharp(png).metadata()) })));
  const width = Math.max(...images.map((image) => image.width));
  const height = images.reduce((sum, image) => sum + image.height, 0);
  let top = 0;
  const layers = images.map(({ png, height: own }) => {
    const layer = { input: Buffer.from(png), left: 0, top };
    top += own;
    return layer;
  });
  const ground = { create: { width, height, channels: 3 as const, background: '#fff' } };
  const png = await sharp(ground).composite(layers).png().toBuffer();
  const facts = pages.map(({ facts: own }) => own).reduce(below);
  const families = Object.assign({}, ...pages.map((page) => page.families));
  let above = 0;
  const controls = pages.flatMap((page) => {
    const moved = page.controls.map((control) => ({ ...control, y: control.y + above }));
    above += page.facts.height;
    return moved;
  });
  return { png, facts: { ...facts, height: height / scale }, families, controls };
}

function below(above: PageFacts, page: PageFacts): PageFacts {
  const move = <T extends { y: number }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, y: item.y + above.height }));
  const words = move(page.words).map((word) => ({
    ...word,
    block: word.block < 0 ? word.block : word.block + above.blocks.length,
  }));
  return {
    ...above,
    height: above.height + page.height,
    blocks: [...above.blocks, ...move(page.blocks)],
    words: [...above.words, ...words],
    regions: [...above.regions, ...move(page.regions)],
  };
}
