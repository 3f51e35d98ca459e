import { MAX_ATTACHMENTS } from '#contract/tickets/attachment.ts';
import type { Ticket, TicketSender, TicketStatus } from '#contract/tickets/ticket.ts';
import { findPlaceholders, placeholderProblem } from '#contract/vocabulary/placeholders.ts';
import { badRequest, failure } from '#server/platform/errors.ts';
import type { RequestContext } from '#server/platform/rpc.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { appendMessage } from './append-message.ts';
import { findNewReplies, type SentReply } from './find-new-replies.ts';
import { limitMessages } from './limit-messages.ts';
import { lockTicket } from './lock-ticket.ts';
import { canReply, sideOf } from './policy.ts';
import { setTicketStatus } from './set-ticket-status.ts';
import { showTicket } from './show-ticket.ts';
import type { TicketRow } from './ticket-row.ts';

type Input = { id: string; ticketStatus?: TicketStatus | undefined; adminMessage: SentReply[] };
type Asking = RequestContext & { user: SessionUser };

/**
 * Replies, and sets the status. Of the list of replies the new ones are appended in their order, in the name and with the
 * time that the server knows; everything happens under the lock of the ticket, so that of two at once both are kept.
 * A status is heeded from admins who say nothing new with it: what comes with a reply is the one that the page knew, and
 * a reply of the desk keeps the one that the ticket has by then.
 * @throws NOT_FOUND, FORBIDDEN, TICKET_CLOSED, PLACEHOLDER_LEFT, TOO_MANY_MESSAGES, BAD_REQUEST; then nothing of it has happened
 */
export function updateTicketStatus(context: Asking, { id, ticketStatus, adminMessage }: Input): Promise<Ticket> {
  const { user } = context;
  return context.db.transaction(async (tx) => {
    let ticket = await lockTicket(tx, id, user);
    if (ticketStatus && user.role !== 'Admin' && adminMessage.length === 0)
      throw failure('FORBIDDEN', 'Only an administrator can set the status of a ticket.');
    const owned = ticket;
    const sideIn = ({ sender }: SentReply) => sideOf(user, owned, sender);
    const replies = await findNewReplies(tx, ticket.id, adminMessage, sideIn);
    for (const reply of replies) {
      const sender = sideIn(reply);
      if (!canReply(sender, ticket)) throw failure('TICKET_CLOSED');
      if (sender === 'user') await limitMessages({ ...context, db: tx });
      else refusePlaceholders(reply.message, ticket, user);
      ({ ticket } = await appendMessage({ ...context, db: tx }, ticket, asMessage(reply, sender, user)));
    }
    const side: TicketSender = sideOf(
      user,
      ticket,
      replies.some((reply) => sideIn(reply) === 'user') ? 'user' : 'admin',
    );
    if (ticketStatus && side === 'admin' && replies.length === 0)
      ticket = await setTicketStatus(tx, ticket, ticketStatus);
    return showTicket(tx, ticket, side);
  });
}

function asMessage({ _id, message, timestamp, attachments }: SentReply, sender: TicketSender, author: SessionUser) {
  const text = message.trim();
  if (text === '' && attachments.length === 0) throw badRequest('Please enter your message');
  if (attachments.length > MAX_ATTACHMENTS) throw badRequest(`A message can have at most ${MAX_ATTACHMENTS} files.`);
  return { sender, author, text, attachments, clientId: _id, clientTime: timestamp };
}

/** What an admin has forgotten to fill in does not reach a customer. @throws PLACEHOLDER_LEFT */
function refusePlaceholders(text: string, ticket: TicketRow, { name }: SessionUser): void {
  const values = [ticket.userName, ticket.subject, ticket.aboutLabel ?? '', name];
  const problem = placeholderProblem(findPlaceholders(text, values));
  if (problem) throw failure('PLACEHOLDER_LEFT', problem);
}
