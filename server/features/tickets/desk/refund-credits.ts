import { recordAct } from '#server/features/audit/index.ts';
import { getBalance, getPostedAmount, postCredits } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { badRequest, failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { appendMessage } from '../append-message.ts';
import { findWriter } from '../find-writer.ts';
import { lockTicket } from '../lock-ticket.ts';
import { canReply } from '../policy.ts';
import type { TicketRow } from '../ticket-row.ts';

export type CreditRefund = { _id: string; amount: number; reason: string; message: string };

/**
 * Gives credits back to the writer of the ticket: a ledger entry, an internal note and, with a `message`, a reply, all or
 * nothing. The same refund sent again changes nothing.
 * @throws NOT_FOUND, BAD_REQUEST when the writer has no account, TICKET_CLOSED when there is a reply to send and the
 * ticket is closed, IDEMPOTENCY_KEY_REUSED when this refund was made with another amount
 */
export function refundCredits(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  id: string,
  { _id, amount, reason, message }: CreditRefund,
  actor: SessionUser,
): Promise<{ ticket: TicketRow; currentBalance: number }> {
  return services.db.transaction(async (tx) => {
    let ticket = await lockTicket(tx, id, actor);
    const writer = await findWriter(tx, ticket);
    if (!writer)
      throw badRequest('The author of this ticket has no account, so there is no balance to give credits to.');
    const cause = `ticket-refund:${_id}`;
    const posting = { userId: writer.id, amount, kind: 'adjustment', cause, reason, actorId: actor.id } as const;
    if (!(await postCredits(tx, posting))) {
      await refuseOtherAmount(tx, cause, amount);
      return { ticket, currentBalance: await getBalance(tx, writer.id) };
    }
    const append = async (kind: 'note' | 'reply', text: string) => {
      const said = { kind, sender: 'admin', author: actor, text } as const;
      ({ ticket } = await appendMessage({ ...services, db: tx }, ticket, said));
    };
    if (message !== '' && !canReply('admin', ticket)) throw failure('TICKET_CLOSED');
    await append('note', `Gave back ${amount} ${amount === 1 ? 'credit' : 'credits'}: ${reason}`);
    if (message !== '') await append('reply', message);
    const currentBalance = await getBalance(tx, writer.id);
    await recordAct(tx, {
      actor,
      action: 'ticket.refund-credits',
      subject: { type: 'user', id: writer.id, name: writer.email },
      before: { credits: currentBalance - amount },
      after: { credits: currentBalance, reason, ticket: ticket.subject, ticketId: ticket.id },
    });
    return { ticket, currentBalance };
  });
}

async function refuseOtherAmount(tx: Database, cause: string, amount: number): Promise<void> {
  if ((await getPostedAmount(tx, cause)) !== amount)
    throw failure('IDEMPOTENCY_KEY_REUSED', 'This refund was made with another amount.');
}
