import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TicketStatus } from '#contract/tickets/ticket.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';
import { isOver } from '../../policy.ts';
import { supportTickets } from '../../tables.ts';
import { type TicketRow, ticketColumns } from '../../ticket-row.ts';
import { bytesOf } from '../../words-of.ts';

/** Bytes of words: the database keeps 1 MB of them at most. */
const MOST_WORDS = 1_000_000;

/**
 * What the target knows about its conversation after that of the duplicate has come to it. A question that was open
 * in the duplicate opens a target that was over. What the target says nothing about it takes from the duplicate.
 */
export async function joinFacts(
  tx: Database,
  duplicate: TicketRow,
  target: Authorized<TicketRow>,
): Promise<Authorized<TicketRow>> {
  const status = statusOf(duplicate.status, target.status);
  const last = await findLast(tx, [duplicate.id, target.id]);
  const about = target.aboutId ? target : duplicate;
  const [joined] = await tx
    .update(supportTickets)
    .set({
      ...{ status, ...last },
      ...{ aboutType: about.aboutType, aboutId: about.aboutId, aboutLabel: about.aboutLabel },
      unreadByMember: target.unreadByMember + duplicate.unreadByMember,
      unreadByDesk: target.unreadByDesk + duplicate.unreadByDesk,
      firstResponseAt: earlier(target.firstResponseAt, duplicate.firstResponseAt),
      waitingSince: isOver(status) ? null : await findWaitingSince(tx, duplicate, target),
      words: withWordsOf(duplicate, supportTickets.words, 'words'),
      deskWords: withWordsOf(duplicate, supportTickets.deskWords, 'desk_words'),
      // Written with an account, the duplicate stays with it, also when its e-mail changes.
      userId: target.userId ?? duplicate.userId,
      priority: target.priority ?? duplicate.priority,
      assigneeId: target.assigneeId ?? duplicate.assigneeId,
    })
    .where(eq(supportTickets.id, target.id))
    .returning(ticketColumns);
  return { ...target, ...joined };
}

/** What was said last on either, by the clock of the database, which is finer than ours. */
async function findLast(tx: Database, ids: readonly string[]) {
  const { id, lastMessage, lastSender, lastMessageAt } = supportTickets;
  const [last] = await tx
    .select({ id, lastMessage, lastSender })
    .from(supportTickets)
    .where(inArray(id, [...ids]))
    .orderBy(desc(lastMessageAt))
    .limit(1);
  const { id: said, ...facts } = last!;
  return { ...facts, lastMessageAt: sql<Date>`(SELECT last_message_at FROM support_ticket WHERE id = ${said})` };
}

const statusOf = (duplicate: TicketStatus, target: TicketStatus): TicketStatus =>
  duplicate === 'in-progress' || (duplicate === 'open' && isOver(target)) ? 'in-progress' : target;

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** The first thing that the writer said after the desk's last answer, and since when somebody waited on one of the two. */
async function findWaitingSince(tx: Database, duplicate: TicketRow, target: TicketRow): Promise<Date | null> {
  const waited = earlier(target.waitingSince, duplicate.waitingSince);
  if (!waited) return null;
  const result = await tx.execute(sql`
    WITH said AS (
      SELECT sender, created_at FROM support_message WHERE ticket_id = ${target.id} AND kind = 'reply'
      UNION ALL SELECT 'user', created_at FROM support_ticket WHERE id = ${target.id}
    )
    SELECT (EXTRACT(EPOCH FROM MIN(created_at)) * 1000)::float8 AS since FROM said
    WHERE sender = 'user' AND created_at >= ${waited.toISOString()}::timestamptz
      AND created_at > COALESCE((SELECT MAX(created_at) FROM said WHERE sender = 'admin'), '-infinity')`);
  const since = rows<{ since: number | null }>(result)[0]!.since;
  return since === null ? null : new Date(since);
}

/** A column of words with those of the duplicate, unless they are more than the database keeps. */
const withWordsOf = ({ id }: TicketRow, column: AnyPgColumn, name: 'words' | 'desk_words'): SQL<string> => sql<string>`(
  SELECT CASE WHEN ${bytesOf(column)} + ${bytesOf(sql`other`)} < ${MOST_WORDS}
    THEN ${column} || other ELSE ${column} END
  FROM (SELECT ${sql.identifier(name)} AS other FROM support_ticket AS duplicate WHERE duplicate.id = ${id}) AS duplicate)`;
