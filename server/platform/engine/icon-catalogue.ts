import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type IconCatalogue, parseCatalogue } from '#engine/index.ts';

const FILE = new URL('./icon-catalogue.br', import.meta.url);
const decompress = promisify(brotliDecompress);

let loaded: Promise<IconCatalogue> | undefined;

/** The icons of the open sets, read once and kept: 18 MB. */
export function loadIconCatalogue(): Promise<IconCatalogue> {
  loaded ??= readFile(FILE).then(decompress).then(parseCatalogue);
  return loaded;
}
