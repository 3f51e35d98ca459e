import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { type Facts, keepChanges } from './keep-changes.ts';
import { auditEntries } from './tables.ts';

export type Act = {
  actor: Pick<SessionUser, 'id' | 'name'>;
  /** noun.verb, e.g. `user.disable`. */
  action: string;
  subject: { type: string; id?: string | null; name: string };
  /** What was there before, for a change or a deletion. Whole rows may come: only what differs is kept, no secrets. */
  before?: Facts | undefined;
  after?: Facts | undefined;
};

/**
 * Writes down what an admin did. Call it with the transaction of the act itself, so that there is neither an act without
 * an entry nor an entry without an act. A save that changed nothing is no act.
 */
export async function recordAct(db: Database, { actor, action, subject, ...facts }: Act): Promise<void> {
  const kept = keepChanges(facts.before, facts.after);
  if (kept.before && kept.after && isEmpty(kept.before) && isEmpty(kept.after)) return;
  await db.insert(auditEntries).values({
    id: uuidv7(),
    actorId: actor.id,
    actorName: actor.name,
    action,
    subjectType: subject.type,
    subjectId: subject.id ?? null,
    subjectName: subject.name,
    ...kept,
  });
}

const isEmpty = (facts: Facts) => Object.keys(facts).length === 0;
