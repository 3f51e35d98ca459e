import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { supportAttachments, supportMessages, supportTickets } from './tables.ts';
import { storedWords, wordsOf } from './words-of.ts';

const { subject, message, userName, userEmail, aboutLabel } = supportTickets;

/**
 * Gathers a ticket's words again from what stands in it now: names, once found, are not found any more after they changed.
 * @param id of a ticket that this transaction has locked
 */
export async function rebuildWords(tx: Database, id: string): Promise<void> {
  const own = eq(supportTickets.id, id);
  const [ticket] = await tx
    .select({ subject, message, userName, userEmail, aboutLabel })
    .from(supportTickets)
    .where(own);
  if (!ticket) return;
  const said = await tx
    .select({ id: supportMessages.id, kind: supportMessages.kind, text: supportMessages.text })
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, id));
  const files = await tx
    .select({ messageId: supportAttachments.messageId, name: supportAttachments.name })
    .from(supportAttachments)
    .where(eq(supportAttachments.ticketId, id));
  const notes = said.filter(({ kind }) => kind === 'note');
  const ofNotes = new Set<string | null>(notes.map((note) => note.id));
  const isOfNote = ({ messageId }: { messageId: string | null }) => ofNotes.has(messageId);
  const texts = [
    ...Object.values(ticket).map((text) => text ?? ''),
    ...said.filter(({ kind }) => kind === 'reply').map(({ text }) => text),
    ...files.filter((file) => !isOfNote(file)).map(({ name }) => name),
  ];
  const ofDesk = [...texts, ...notes.map(({ text }) => text), ...files.filter(isOfNote).map(({ name }) => name)];
  await tx
    .update(supportTickets)
    .set({ words: storedWords(wordsOf(...texts)), deskWords: storedWords(wordsOf(...ofDesk)) })
    .where(own);
}
