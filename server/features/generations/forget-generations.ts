import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { events } from '#server/platform/events/tables.ts';
import { generationStream } from './streams.ts';
import { filesOf, generations } from './tables.ts';

/** Deletes the events of a leaving user's conversions; the conversions go with the user. @returns where their pictures lie */
export async function forgetGenerations(tx: Database, userId: string): Promise<string[]> {
  const made = await tx
    .select({ id: generations.id, imageKey: generations.imageKey, screens: generations.screens })
    .from(generations)
    .where(eq(generations.userId, userId));
  await tx.delete(events).where(
    inArray(
      events.stream,
      made.map(({ id }) => generationStream(id)),
    ),
  );
  return made.flatMap(filesOf);
}
