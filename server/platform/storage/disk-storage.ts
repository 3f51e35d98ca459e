import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { Storage } from './storage.ts';

/** Files below a folder. A file appears under its name only when it is complete. */
export function createDiskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${uuidv7()}.part`;
      await writeFile(unfinished, content);
      await rename(unfinished, path);
    },
    async get(key) {
      return new Uint8Array(await readFile(pathOf(folder, key)));
    },
    async delete(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error(`Not a storage key: ${key}`);
  return join(folder, key);
}
