import { getTableColumns } from 'drizzle-orm';
import { supportTickets } from './tables.ts';

const { words, deskWords, ...columns } = getTableColumns(supportTickets);

/** What a ticket is read as: everything but its words, which are large and of use to the database alone. */
export const ticketColumns = columns;

export type TicketRow = Omit<typeof supportTickets.$inferSelect, 'words' | 'deskWords'>;
