import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import type { CannedReplyRow } from './list-canned-replies.ts';

export const presentCannedReply = (row: CannedReplyRow): CannedReply => ({
  _id: row.id,
  title: row.title,
  message: row.message,
  updatedAt: row.updatedAt.toISOString(),
});
