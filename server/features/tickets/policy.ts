import type { TicketSender, TicketStatus } from '#contract/tickets/ticket.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import type { Owner } from './owned-by.ts';

type Owned = { userId: string | null; userEmail: string };

/** The whole list is for admins; one's own tickets are for oneself. */
export const canListTickets = (actor: SessionUser, userEmail: string | undefined): boolean =>
  actor.role === 'Admin' || userEmail?.toLowerCase() === actor.email;

/** A ticket belongs to the account that wrote it; one of the contact form to whoever has proven that the e-mail is theirs. */
export const ownsTicket = (actor: Owner, { userId, userEmail }: Owned): boolean =>
  userId === null ? actor.emailVerified && userEmail === actor.email : userId === actor.id;

export const canReadTicket = (actor: SessionUser, ticket: Owned): boolean =>
  actor.role === 'Admin' || ownsTicket(actor, ticket);

/**
 * For which side somebody speaks who may read the ticket. An admin speaks for the desk, except on an own ticket when
 * asking to be its writer there.
 */
export const sideOf = (actor: SessionUser, ticket: Owned, claimed?: TicketSender): TicketSender =>
  actor.role === 'Admin' && !(claimed === 'user' && ownsTicket(actor, ticket)) ? 'admin' : 'user';

/** Who lists own tickets does so as their writer, admin or not. */
export const sideOfList = (actor: SessionUser, userEmail: string | undefined): TicketSender =>
  actor.role === 'Admin' && userEmail?.toLowerCase() !== actor.email ? 'admin' : 'user';

/** An admin opens the ticket again first; a reply of its writer does that by itself. */
export const canReply = (side: TicketSender, { status }: { status: TicketStatus }): boolean =>
  side === 'user' || status !== 'closed';

export const isOver = (status: TicketStatus): boolean => status === 'resolved' || status === 'closed';

/** The question how the help was comes when the ticket is over. */
export const canRate = ({ status }: { status: TicketStatus }): boolean => isOver(status);

export const ticketMissing = () => failure('NOT_FOUND', 'This ticket does not exist.');
export const cannedReplyMissing = () => failure('NOT_FOUND', 'This canned reply does not exist.');
