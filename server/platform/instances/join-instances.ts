import { hostname } from 'node:os';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/log/create-logger.ts';
import { instances } from './tables.ts';

/** How often a living instance says so (ms). */
const BEAT_MS = 15_000;
/** Three beats missed, and an instance counts as ended. By the clock of the database, the same for all. */
const LIVING = sql`${instances.seenAt} > now() - interval '60 seconds'`;
/** Any number, the same in every instance: those that start together join one after the other. */
const JOIN_LOCK = 715_520;

/** A second instance would neither find the uploads of the first, nor the first those of the second. */
export class StorageNotShared extends Error {}

export type Membership = {
  /** Says that this instance still lives, and warns when it stands beside one with another storage. */
  beat(): Promise<void>;
  /** Ends it and forgets this instance. */
  leave(): Promise<void>;
};

/**
 * Joins the instances that work on this database.
 * @param storage names the storage (`nameStorage`); all must have the same
 * @throws StorageNotShared when a living instance has another one
 */
export async function joinInstances(db: Database, storage: string, log: Logger): Promise<Membership> {
  const id = uuidv7();
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${JOIN_LOCK})`);
    await tx.delete(instances).where(lt(instances.seenAt, sql`now() - interval '1 day'`));
    const other = await findStranger(tx, id, storage);
    if (other) throw new StorageNotShared(refusal(other.host));
    await tx.insert(instances).values({ id, host: hostname(), storage });
  });

  async function beat(): Promise<void> {
    const seenAt = sql`now()`;
    await db
      .insert(instances)
      .values({ id, host: hostname(), storage, seenAt })
      .onConflictDoUpdate({ target: instances.id, set: { seenAt } });
    const other = await findStranger(db, id, storage);
    // It was silent when we started, or we were when it did.
    if (other) log.error({ other: other.host }, `uploads will be missing: ${refusal(other.host)}`);
  }

  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    beating ??= beat()
      .catch((error) => log.warn({ err: error }, 'this instance could not say that it lives'))
      .finally(() => {
        beating = undefined;
      });
  }, BEAT_MS);
  return {
    beat,
    async leave() {
      clearInterval(timer);
      await beating;
      // Without a database the row is left behind, and counts for a minute.
      await db
        .delete(instances)
        .where(eq(instances.id, id))
        .catch((error) => log.warn({ err: error }, 'this instance could not say that it ends'));
    },
  };
}

async function findStranger(db: Database, id: string, storage: string) {
  const [other] = await db
    .select({ host: instances.host })
    .from(instances)
    .where(and(ne(instances.id, id), ne(instances.storage, storage), LIVING))
    .limit(1);
  return other;
}

const refusal = (host: string) =>
  `Another instance on this database (host ${host}) keeps uploads in another place, so each would miss the files of the ` +
  'other. Let all use one storage: set S3_ENDPOINT, or DATA_DIR to a folder that they share.';
