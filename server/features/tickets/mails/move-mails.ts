import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/services.ts';
import { supportTickets } from '../tables.ts';
import type { TicketRow } from '../ticket-row.ts';
import { noteMailDue } from './note-mail-due.ts';

/**
 * What was said on a ticket that becomes part of another one, and is not mailed yet, is mailed with the other one. Call
 * it when its messages are there.
 * @param duplicate locked, as it was before
 * @param target locked
 */
export async function moveMails(
  tx: Database,
  services: Pick<Services, 'jobs' | 'config'>,
  duplicate: TicketRow,
  target: { id: string },
): Promise<void> {
  const { mailMemberAt, mailDeskAt } = duplicate;
  if (!mailMemberAt && !mailDeskAt) return;
  // What waits was said after its mail was put off; what the target has mailed since then is mailed once more.
  const before = (mailed: AnyPgColumn, due: Date) =>
    sql`CASE WHEN ${mailed} IS NOT NULL THEN least(${mailed}, ${due.toISOString()}::timestamptz
      - make_interval(secs => ${services.config.supportMailDelaySeconds + 1})) END`;
  await tx
    .update(supportTickets)
    .set({
      ...(mailMemberAt && { mailedMemberAt: before(supportTickets.mailedMemberAt, mailMemberAt) }),
      ...(mailDeskAt && { mailedDeskAt: before(supportTickets.mailedDeskAt, mailDeskAt) }),
    })
    .where(eq(supportTickets.id, target.id));
  await tx
    .update(supportTickets)
    .set({ mailMemberAt: null, mailDeskAt: null })
    .where(eq(supportTickets.id, duplicate.id));
  if (mailMemberAt) await noteMailDue(tx, services, target, 'admin');
  if (mailDeskAt) await noteMailDue(tx, services, target, 'user');
}
