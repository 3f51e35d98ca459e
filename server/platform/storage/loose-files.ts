import { eq, lt } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import type { Database } from '../database/database.ts';
import { looseFiles } from './tables.ts';

// A file and the row that refers to it cannot be written in one transaction: the process, the database or the storage may
// go away between the two. So a file is noted here before it is stored or in the transaction that lets go of it, and
// removed in the transaction that refers to it.

/** After this time without a reference, a file is not needed any more (ms). */
const ABANDONED_MS = 60 * 60 * 1000;

type Tools = Pick<Services, 'db' | 'storage' | 'log'>;

/** Notes files before they are stored, or in the transaction after which nothing refers to them. */
export async function noteLooseFiles(db: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(looseFiles)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

/** Removes the note about a file, in the transaction that refers to it from now on, or when it is gone. */
export async function clearLooseFile(tx: Database, key: string): Promise<void> {
  await tx.delete(looseFiles).where(eq(looseFiles.key, key));
}

/**
 * Deletes those of the files that are still loose. When one cannot be deleted that is logged, and the others are left to the
 * sweep with it: a storage that does not answer is not asked about each.
 */
export async function deleteLooseFiles(tools: Tools, keys: string[]): Promise<void> {
  for (const key of keys) if (!(await isDeleted(tools, key))) return;
}

/** Deletes what a crash or an outage left behind. Any number of instances may do it at the same time. */
export async function sweepLooseFiles(tools: Tools, now = new Date()): Promise<void> {
  const abandoned = await tools.db
    .select({ key: looseFiles.key })
    .from(looseFiles)
    .where(lt(looseFiles.since, new Date(now.getTime() - ABANDONED_MS)));
  for (const { key } of abandoned) await isDeleted(tools, key);
}

async function isDeleted({ db, storage, log }: Tools, key: string): Promise<boolean> {
  try {
    if (await isLoose(db, key)) {
      await storage.delete(key);
      await clearLooseFile(db, key);
    }
    return true;
  } catch (error) {
    log.warn({ err: error, key }, 'a file that nothing refers to stays for now');
    return false;
  }
}

/** Waits for a transaction whose answer was lost on the way and that may still come to its end. */
const isLoose = (db: Database, key: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [loose] = await tx.select().from(looseFiles).where(eq(looseFiles.key, key)).for('update');
    return loose !== undefined;
  });
