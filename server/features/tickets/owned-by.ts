import { eq, or } from 'drizzle-orm';
import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import { supportTickets } from './tables.ts';

const { userId, userEmail } = supportTickets;

/** The same as `ownsTicket`, for the database. */
export const ownedBy = (person: Pick<SessionUser, 'id' | 'email' | 'emailVerified'>) =>
  person.emailVerified ? or(eq(userId, person.id), eq(userEmail, person.email)) : eq(userId, person.id);
