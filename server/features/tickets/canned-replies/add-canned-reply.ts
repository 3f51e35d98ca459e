import { v7 as uuidv7 } from 'uuid';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cannedReplies } from '../tables.ts';
import type { CannedReplyRow } from './list-canned-replies.ts';

export type CannedReplyFields = { title: string; message: string };

export function addCannedReply(
  db: Database,
  { title, message }: CannedReplyFields,
  actor: Act['actor'],
): Promise<CannedReplyRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(cannedReplies).values({ id: uuidv7(), title, message }).returning();
    const subject = { type: 'canned reply', id: row!.id, name: title };
    await recordAct(tx, { actor, action: 'canned-reply.add', subject, after: { title, message } });
    return row!;
  });
}
