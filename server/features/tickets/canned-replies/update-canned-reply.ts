import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cannedReplyMissing } from '../policy.ts';
import { cannedReplies } from '../tables.ts';
import type { CannedReplyFields } from './add-canned-reply.ts';
import type { CannedReplyRow } from './list-canned-replies.ts';

/** @throws NOT_FOUND */
export function updateCannedReply(
  db: Database,
  id: string,
  { title, message }: CannedReplyFields,
  actor: Act['actor'],
): Promise<CannedReplyRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(cannedReplies).where(eq(cannedReplies.id, id)).for('update');
    if (!before) throw cannedReplyMissing();
    const [row] = await tx
      .update(cannedReplies)
      .set({ title, message, updatedAt: new Date() })
      .where(eq(cannedReplies.id, id))
      .returning();
    await recordAct(tx, {
      actor,
      action: 'canned-reply.update',
      subject: { type: 'canned reply', id, name: before.title },
      before: { title: before.title, message: before.message },
      after: { title, message },
    });
    return row!;
  });
}
