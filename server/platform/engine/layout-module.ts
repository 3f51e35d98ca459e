import { readFile } from 'node:fs/promises';

const FILE = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));

let loaded: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** The WebAssembly of Taffy, 0.6 MB, read when the first page is converted. */
export function loadLayoutModule(): Promise<Uint8Array<ArrayBuffer>> {
  loaded ??= readFile(FILE).then((bytes) => new Uint8Array(bytes));
  return loaded;
}
