import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { designFile } from '#server/platform/web/demo/design-file.ts';
import { aDesign, aLongDesign } from '#server/testing/pictures.ts';

/** A body in a file, because another process sends it. */
export type Body = { file: string; type: string };

const folder = mkdtempSync(join(tmpdir(), 'facsimile-flood-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

/** A form with one file, as a browser sends it. */
async function formWith(
  field: string,
  content: Uint8Array<ArrayBuffer>,
  name: string,
  others: Record<string, string> = {},
): Promise<Body> {
  const form = new FormData();
  for (const [other, value] of Object.entries(others)) form.set(other, value);
  form.set(field, new File([content], name));
  const encoded = new Response(form);
  const file = join(folder, randomUUID());
  await writeFile(file, new Uint8Array(await encoded.arrayBuffer()));
  return { file, type: encoded.headers.get('content-type')! };
}

/** A design as an uncompressed PNG, nearly as large as the generator accepts. */
export async function hugeDesign(bytes: number): Promise<Body> {
  const width = 1600;
  const png = await sharp(await aDesign())
    .resize({ width, height: Math.floor(bytes / 3.01 / width), fit: 'contain', background: '#ffffff' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return formWith('image', new Uint8Array(png), 'design.png');
}

/** Random bytes, larger than anything that is accepted. */
export const tooLarge = (bytes: number): Promise<Body> =>
  formWith('image', new Uint8Array(randomBytes(bytes)), 'huge.png');

export const aText = (bytes: number): Promise<Body> =>
  formWith('file', new TextEncoder().encode('A line of a log.\n'.repeat(Math.floor(bytes / 17))), 'log.txt');

/** A design that keeps the engine busy for longer than it takes to open three hundred streams. */
export const longDesign = async (): Promise<Body> =>
  formWith('image', new Uint8Array(await aLongDesign(200)), 'design.png');

/** A page of several sections, in Bootstrap: writing it takes longest. */
export const bootstrapDesign = async (): Promise<Body> =>
  formWith('image', new Uint8Array(await readFile(designFile)), 'design.webp', {
    framework: 'bootstrap',
    mode: 'clean',
  });
