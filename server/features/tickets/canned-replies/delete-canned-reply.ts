import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cannedReplyMissing } from '../policy.ts';
import { cannedReplies } from '../tables.ts';

/** What was sent with it stays as it is. @throws NOT_FOUND */
export function deleteCannedReply(db: Database, id: string, actor: Act['actor']): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning();
    if (!gone) throw cannedReplyMissing();
    const { title, message } = gone;
    const subject = { type: 'canned reply', id, name: title };
    await recordAct(tx, { actor, action: 'canned-reply.delete', subject, before: { title, message } });
  });
}
