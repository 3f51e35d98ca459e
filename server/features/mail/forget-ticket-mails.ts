import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { mails } from './tables.ts';

/**
 * Mails about these tickets, to whomever, leave the log: they hold the writer's name and words. None that waits is
 * sent, also when it tells the desk of other tickets as well: they stay unread there.
 */
export async function forgetTicketMails(tx: Database, ticketIds: string[]): Promise<void> {
  await tx.delete(mails).where(
    and(
      inArray(mails.kind, ['ticket-answered', 'ticket-message']),
      sql`EXISTS (SELECT 1 FROM unnest(string_to_array(split_part(${mails.cause}, ':', 2), '+')) AS told (id)
          WHERE ${inArray(sql`told.id`, ticketIds)})`,
    ),
  );
}
