import { sql } from 'drizzle-orm';
import { rows } from '#server/platform/database/rows.ts';
import type { Services } from '#server/platform/services.ts';
import type { TicketMailJob } from './mail-queue.ts';
import { sendTicketMail } from './send-ticket-mail.ts';

const AT_ONCE = 100;

/**
 * Mails what should have been mailed five minutes ago: its job was lost, or failed too often.
 * @returns how many tickets were seen to
 */
export async function sendOverdue(tools: Pick<Services, 'db' | 'jobs' | 'config' | 'log'>): Promise<number> {
  const overdue = rows<TicketMailJob>(
    await tools.db.execute(sql`
      SELECT id AS "ticketId", side FROM support_ticket
      CROSS JOIN LATERAL (VALUES ('member', mail_member_at), ('desk', mail_desk_at)) AS mail (side, due)
      WHERE (mail_member_at IS NOT NULL OR mail_desk_at IS NOT NULL) AND due < now() - interval '5 minutes'
      ORDER BY due LIMIT ${AT_ONCE}`),
  );
  for (const mail of overdue)
    await sendTicketMail(tools, mail).catch((error: unknown) =>
      tools.log.error({ err: error, ...mail }, 'a mail about a ticket could not be written'),
    );
  return overdue.length;
}
