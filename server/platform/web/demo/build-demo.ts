import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Demonstration } from '#contract/demonstration.ts';
import { convertDesign } from './convert-design.ts';
import { designFile } from './design-file.ts';
import { readMeasured } from './read-measured.ts';

/** Widths in which the design is shown; the engine itself reads the original. */
const WIDTHS = [640, 960, 1280];

/**
 * Makes the landing page's demonstration: the engine converts the design here and now. Writes into `directory` the
 * result, the design in some widths, all named by content, and `demo.json` that says what there is.
 */
export async function buildDemo(directory: string): Promise<void> {
  const { html, width, height } = await convertDesign();
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const sha256 = hashOf(html);
  const result = await put(directory, 'html', html);
  const design = await readFile(designFile);
  const pictures = await Promise.all(
    WIDTHS.map(async (shown) => {
      const picture = await sharp(design)
        .resize(shown)
        .webp({ quality: 86, effort: 6, smartSubsample: true })
        .toBuffer();
      return `${await put(directory, 'webp', picture)} ${shown}w`;
    }),
  );
  const demonstration: Demonstration = {
    result,
    design: { width, height, src: pictures.at(-1)!.split(' ')[0]!, srcSet: pictures.join(', ') },
    measured: await readMeasured(sha256),
  };
  await writeFile(join(directory, 'demo.json'), JSON.stringify(demonstration));
}

async function put(directory: string, extension: string, content: string | Uint8Array): Promise<string> {
  const name = `${hashOf(content).slice(0, 16)}.${extension}`;
  await writeFile(join(directory, name), content);
  return `/demo/${name}`;
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
