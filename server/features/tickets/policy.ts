import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import { failure } from '#server/platform/errors.ts';

type Owned = { userId: string | null; userEmail: string };

/** The whole list is for admins; one's own tickets are for oneself. */
export const canListTickets = (actor: SessionUser, userEmail: string | undefined): boolean =>
  actor.role === 'Admin' || userEmail?.toLowerCase() === actor.email;

/** A ticket belongs to the account that wrote it, or to the one that has proven that the e-mail is its own. */
export const ownsTicket = (actor: SessionUser, ticket: Owned): boolean =>
  ticket.userId === actor.id || (actor.emailVerified && ticket.userEmail === actor.email);

export const canReadTicket = (actor: SessionUser, ticket: Owned): boolean =>
  actor.role === 'Admin' || ownsTicket(actor, ticket);

export const ticketMissing = () => failure('NOT_FOUND', 'This ticket does not exist.');
export const cannedReplyMissing = () => failure('NOT_FOUND', 'This canned reply does not exist.');
