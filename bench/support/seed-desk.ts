import { v7 as uuidv7 } from 'uuid';
import { supportMessages, supportTickets } from '#server/features/tickets/tables.ts';
import { storedWords, wordsOf } from '#server/features/tickets/words-of.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createRandom } from './random.ts';
import { createTexts } from './texts.ts';

export type Desk = {
  words: string[];
  ticketIds: string[];
  /** A member with as many tickets as a loyal customer. */
  memberEmail: string;
};

const BATCH = 100;
const MINUTE = 60_000;
const STATUSES = ['open', 'in-progress', 'resolved', 'closed', 'closed', 'closed'] as const;
const PRIORITIES = ['high', 'medium', 'low', null, null, null] as const;

/**
 * Fills the desk: each ticket with that many messages of about forty words, answered in turns, a tenth of them notes;
 * ten tickets to a person.
 */
export async function seedDesk(
  db: Database,
  size: { tickets: number; messages: number },
  people: { memberId: string; memberEmail: string; adminId: string },
): Promise<Desk> {
  const random = createRandom(7);
  const { words, pick, sentence } = createTexts(random);
  const begin = Date.now() - size.tickets * 30 * MINUTE;
  const ticketIds: string[] = [];

  function aTicket(n: number) {
    const id = uuidv7();
    ticketIds.push(id);
    const isOfMember = n % 500 === 0;
    const [createdAt, status] = [new Date(begin + n * 30 * MINUTE), pick(STATUSES)];
    const userEmail = isOfMember ? people.memberEmail : `person${n % 1000}@mail${n % 7}.example`;
    const userName = isOfMember ? 'Mona Member' : sentence(2);
    const aboutLabel = `Order QX${String(n).padStart(6, '0')}`;
    const [subject, message] = [sentence(5), sentence(40)];
    const messages = Array.from({ length: size.messages }, (_, m) => ({
      id: uuidv7(),
      ticketId: id,
      kind: random() < 0.1 ? ('note' as const) : ('reply' as const),
      sender: m % 2 === 0 ? ('admin' as const) : ('user' as const),
      authorName: m % 2 === 0 ? 'Ada Admin' : userName,
      text: sentence(20 + Math.floor(random() * 40)),
      createdAt: new Date(createdAt.getTime() + (m + 1) * MINUTE),
    }));
    const texts = (kind: string) => messages.filter((said) => said.kind === kind).map(({ text }) => text);
    const both = [subject, message, userName, userEmail, aboutLabel, ...texts('reply')];
    const last = messages.findLast(({ kind }) => kind === 'reply');
    const isOver = status === 'resolved' || status === 'closed';
    const ticket: typeof supportTickets.$inferInsert = {
      ...{ id, subject, message, userName, userEmail, phone: '', status, priority: pick(PRIORITIES), createdAt },
      userId: isOfMember ? people.memberId : null,
      assigneeId: random() < 0.3 ? people.adminId : null,
      ...{ aboutType: 'package-order', aboutId: uuidv7(), aboutLabel },
      lastMessage: (last?.text ?? message).slice(0, 140),
      lastSender: last?.sender ?? 'user',
      lastMessageAt: last?.createdAt ?? createdAt,
      unreadByDesk: random() < 0.05 ? 1 : 0,
      unreadByMember: random() < 0.1 ? 1 : 0,
      firstResponseAt: messages[0]?.createdAt,
      waitingSince: isOver || last?.sender === 'admin' ? null : (last?.createdAt ?? createdAt),
      words: storedWords(wordsOf(...both)) as never,
      deskWords: storedWords(wordsOf(...both, ...texts('note'))) as never,
    };
    return { ticket, messages };
  }

  for (let n = 0; n < size.tickets; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, size.tickets - n) }, (_, i) => aTicket(n + i));
    await db.insert(supportTickets).values(batch.map(({ ticket }) => ticket));
    await db.insert(supportMessages).values(batch.flatMap(({ messages }) => messages));
  }
  return { words, ticketIds, memberEmail: people.memberEmail };
}
