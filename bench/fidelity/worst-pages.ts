import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brokenCells, CELL_SIZE, MAX_CELL_DIFFERENCE } from '#fidelity/index.ts';
import type { PageResult } from './measure-page.ts';
import type { Reference } from './reference.ts';
import { decode } from './render.ts';

const COUNT = 10;
const worstOf = (results: readonly PageResult[]): PageResult[] =>
  results.toSorted((a, b) => b.broken - a.broken).slice(0, COUNT);

/** The pages with the most broken cells, and what else is known of them. */
export function printWorstPages(framework: string, results: readonly PageResult[]): void {
  console.log(
    `\n${`worst pages (${framework})`.padEnd(44)}${'broken'.padStart(8)}${'invented'.padStart(10)}  as pictures`,
  );
  const percent = (share: number, width: number) => `${(100 * share).toFixed(1)} %`.padStart(width);
  for (const { id, broken, misplaced } of worstOf(results))
    console.log(
      id.padEnd(44) + percent(broken, 8) + percent(misplaced.invented, 10) + percent(misplaced.keptAsPictures, 13),
    );
}

/** Design and result side by side, broken cells in red, for each of them; needs the pictures that `--keep` wrote. */
export async function drawWorstPages(
  folder: string,
  references: readonly Reference[],
  results: readonly PageResult[],
): Promise<void> {
  await mkdir(join(folder, 'worst'), { recursive: true });
  for (const [index, { id, framework, error }] of worstOf(results).entries()) {
    const reference = references.find((one) => one.id === id);
    if (error !== null || !reference) continue;
    const result = await readFile(join(folder, `${id}.${framework}.result.png`));
    const name = `${String(index + 1).padStart(2, '0')}-${id}.${framework}.png`;
    await drawSheet(reference, result, join(folder, 'worst', name));
  }
}

async function drawSheet({ png, scale }: Reference, result: Uint8Array, file: string): Promise<void> {
  const [ours, theirs] = [await decode(png), await decode(result)];
  const { columns, differences } = brokenCells(ours, theirs, scale);
  const side = CELL_SIZE * scale;
  const cells = [...differences].flatMap((difference, at) =>
    difference > MAX_CELL_DIFFERENCE
      ? [`<rect x="${(at % columns) * side}" y="${Math.floor(at / columns) * side}" width="${side}" height="${side}"/>`]
      : [],
  );
  const { width } = ours;
  const height = Math.max(ours.height, theirs.height);
  const heat = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#f00" fill-opacity=".35">${cells.join('')}</g></svg>`;
  const gap = 16 * scale;
  await sharp({ create: { width: 2 * width + gap, height, channels: 3, background: '#888' } })
    .composite([
      { input: Buffer.from(png), left: 0, top: 0 },
      {
        input: await sharp(result)
          .extract({ left: 0, top: 0, width: Math.min(width, theirs.width), height: theirs.height })
          .toBuffer(),
        left: width + gap,
        top: 0,
      },
      { input: Buffer.from(heat), left: width + gap, top: 0 },
    ])
    .png()
    .toFile(file);
}
