import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '#server/config.ts';

/** No name that a key can have, so that it is never taken for an upload. */
const FILE = 'storage-id';

/**
 * A name of the storage that is equal for two instances exactly when they share its files. A folder is identified by an id
 * that is written into it once: one path on two machines is two folders, and a shared folder may have two paths.
 * @throws Error when that file stays empty, as after a full disk
 */
export async function nameStorage({ s3, uploadsDir }: Pick<Config, 's3' | 'uploadsDir'>): Promise<string> {
  if (s3) return `${s3.endpoint}/${s3.bucket}`;
  await mkdir(uploadsDir, { recursive: true });
  const file = join(uploadsDir, FILE);
  await writeFile(file, `${uuidv7()}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Another instance may have made the file a moment ago and not have written into it yet.
  for (let tries = 0; tries < 50; tries++) {
    const id = (await readFile(file, 'utf8')).trim();
    if (id) return `folder ${id}`;
    await setTimeout(20);
  }
  throw new Error(`${file} is empty, so this folder cannot be told from others. Delete that file and start again.`);
}
