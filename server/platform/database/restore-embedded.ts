import { access, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from './open-embedded.ts';

/** The file is not a dump, or a dump of another version. */
export class DumpUnreadable extends Error {}

/**
 * Replaces the embedded database with a dump. Nothing is touched before the dump has been unpacked next to it and
 * opened, and the former database is kept. The caller holds the lock on the data folder.
 * @param folder of the embedded database
 * @returns where the former database is now; undefined when there was none
 */
export async function restoreEmbedded(folder: string, dump: string, now = new Date()): Promise<string | undefined> {
  const unpacked = `${folder}.restoring`;
  await rm(unpacked, { recursive: true, force: true });
  try {
    const archive = new Blob([await promisify(gunzip)(await readFile(dump))], { type: 'application/x-tar' });
    await (await PGlite.create(unpacked, { loadDataDir: archive })).close();
    // Opened again as the service will, which applies the migrations since then.
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
