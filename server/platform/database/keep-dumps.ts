import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** One per day, so there is a week to notice that something is wrong. */
export const DUMPS_KEPT = 7;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;
const nameOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/**
 * Writes a dump into the folder and deletes those that are too old. It gets its name only when it is
 * complete and on the disk. Only the owner may read it, because everything is in it.
 * @returns the path of the new dump
 */
export async function keepDump(folder: string, dump: Uint8Array, at: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameOf(at));
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(await promisify(gzip)(dump));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  const dumps = await findDumps(folder);
  for (const name of dumps.slice(0, -DUMPS_KEPT)) await rm(join(folder, name));
  // Left half written by a crash.
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name));
  return path;
}

/** Names of the dumps in the folder, oldest first. */
export async function findDumps(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).sort();
}

/** When a dump was made, by its name. */
export const madeAt = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z.*/, 'T$1:$2:$3Z'));
