import { access, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from './open-embedded.ts';

/** A file that is no dump, or one of another version. */
export class DumpUnreadable extends Error {}

/**
 * Puts a dump in the place of the embedded database. Nothing is touched before the dump has been unpacked beside it and
 * opened; what was there is kept. The caller holds the lock on the data folder.
 * @param folder of the embedded database
 * @returns where the former database is now; undefined when there was none
 */
export async function restoreEmbedded(folder: string, dump: string, now = new Date()): Promise<string | undefined> {
  const unpacked = `${folder}.restoring`;
  await rm(unpacked, { recursive: true, force: true });
  try {
    const archive = new Blob([await promisify(gunzip)(await readFile(dump))], { type: 'application/x-tar' });
    await (await PGlite.create(unpacked, { loadDataDir: archive })).close();
    // Once more, as the service will: with the changes of the schema since then.
    const connection = await openEmbedded(unpacked);
    await connection.close();
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true });
    throw new DumpUnreadable(`${dump} cannot be restored: ${(error as Error).message}`, { cause: error });
  }
  const former = `${folder}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const existed = await access(folder).then(
    () => true,
    () => false,
  );
  if (existed) await rename(folder, former);
  await rename(unpacked, folder);
  return existed ? former : undefined;
}
