import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { Unavailable } from '../unavailable.ts';
import { checkStorageKey, FileMissing, type Storage } from './storage.ts';

/** Files below a folder. A file appears under its name only when it is complete. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkStorageKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = `${path}.${uuidv7()}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, content);
        await rename(unfinished, path);
      } catch (error) {
        // A full disk writes as much as fits; that part must not remain.
        await rm(unfinished, { force: true }).catch(() => {});
        throw unavailable(error);
      }
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(key, { cause: error });
        throw unavailable(error);
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch((error) => {
        throw unavailable(error);
      });
    },
  };
}

const unavailable = (cause: unknown) =>
  new Unavailable(`The folder of uploads cannot be used: ${(cause as Error).message}`, { cause });
