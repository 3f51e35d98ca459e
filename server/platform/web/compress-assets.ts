import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html']);

/** What shrinks to no less than this share is served as it is: fonts as data URLs, 50 MB of them, become 75 %. */
const MAX_SHARE = 0.7;

/** Writes a `.br` and a `.gz` beside every text file under `directory` that is worth it, for `preCompressed` serving. */
export async function compressAssets(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    const zipped = await promisify(gzip)(content);
    if (zipped.length > MAX_SHARE * content.length) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, zipped);
  }
}
