import { eq } from 'drizzle-orm';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { generationProjects } from '../../tables.ts';

/** @throws NOT_FOUND also for somebody else's */
export async function getOwnProject(db: Database, id: string, actor: Pick<SessionUser, 'id'>) {
  const [row] = await db.select().from(generationProjects).where(eq(generationProjects.id, id));
  const missing = failure('NOT_FOUND', 'This project does not exist.');
  if (!row) throw missing;
  return authorize(row, row.userId === actor.id, missing);
}
