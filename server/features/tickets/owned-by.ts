import { and, eq, isNull, or } from 'drizzle-orm';
import { supportTickets } from './tables.ts';

const { userId, userEmail } = supportTickets;

export type Owner = { id: string; email: string; emailVerified: boolean };

/** The same as `ownsTicket`, for the database. */
export const ownedBy = (person: Owner) =>
  person.emailVerified
    ? or(eq(userId, person.id), and(isNull(userId), eq(userEmail, person.email)))
    : eq(userId, person.id);
