import { eq, inArray } from 'drizzle-orm';
import { recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { announceTicket } from '../../announce-ticket.ts';
import { appendMessage } from '../../append-message.ts';
import { mailBeforeMerge } from '../../mails/mail-before-merge.ts';
import { supportTickets } from '../../tables.ts';
import type { TicketRow } from '../../ticket-row.ts';
import { joinFacts } from './join-facts.ts';
import { lockPair } from './lock-pair.ts';
import { moveConversation } from './move-conversation.ts';

/**
 * Makes a duplicate part of another ticket of the same person: all that was said, noted and sent goes on there, the
 * duplicate is closed and points to it. What is said on it at the same moment follows (`lockTicket`).
 * @returns the ticket that goes on
 * @throws NOT_FOUND, NOT_MERGEABLE with the reason
 */
export function mergeTickets(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  id: string,
  into: string,
  actor: SessionUser,
): Promise<TicketRow> {
  return services.db.transaction(async (tx) => {
    const { duplicate, target } = await lockPair(tx, id, into, actor);
    await mailBeforeMerge(tx, services, duplicate, target);
    await moveConversation(tx, duplicate, target);
    const joined = await joinFacts(tx, duplicate, target);
    const now = new Date();
    await tx
      .update(supportTickets)
      .set({
        ...{ status: 'closed', mergedInto: target.id, unreadByMember: 0, unreadByDesk: 0, waitingSince: null },
        updatedAt: now,
      })
      .where(eq(supportTickets.id, duplicate.id));
    await leadOn(tx, duplicate, target);
    const note = { kind: 'note', sender: 'admin', author: actor, text: `Merged with “${duplicate.subject}”` } as const;
    const { ticket } = await appendMessage({ ...services, db: tx }, joined, note);
    await recordAct(tx, {
      actor,
      action: 'ticket.merge',
      subject: { type: 'ticket', id: target.id, name: target.subject },
      after: { duplicate: duplicate.subject, duplicateId: duplicate.id },
    });
    await announceTicket(tx, duplicate, 'status', 'admin');
    await announceTicket(tx, ticket, 'message', 'admin');
    return ticket;
  });
}

/**
 * What was merged into the duplicate before leads straight to the target. One that is locked just now is left out, as its
 * holder may wait for these two: its way goes through the duplicate.
 */
async function leadOn(tx: Database, duplicate: TicketRow, target: TicketRow): Promise<void> {
  const { id, mergedInto } = supportTickets;
  const before = tx.select({ id }).from(supportTickets).where(eq(mergedInto, duplicate.id));
  await tx
    .update(supportTickets)
    .set({ mergedInto: target.id })
    .where(inArray(id, before.for('update', { skipLocked: true })));
}
