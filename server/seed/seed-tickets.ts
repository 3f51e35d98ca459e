import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beginningOf, isOver, storedWords, wordsOf } from '#server/features/tickets/index.ts';
import { supportMessages, supportTickets } from '#server/features/tickets/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DemoMessage, type DemoTicket, demoTickets } from './demo-tickets.ts';

export type DemoPerson = { id: string; name: string; email: string };

/** Two instances that start on one new database do not seed twice. */
const SEED_LOCK = 715_522;
const HOUR_MS = 3_600_000;

/** The tickets of a fresh demo. An installation that has tickets keeps its own. */
export function seedTickets(db: Database, member: DemoPerson, admin: DemoPerson): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const existing = await tx.select({ id: supportTickets.id }).from(supportTickets).limit(1);
    if (existing.length > 0) return;
    const now = Date.now();
    for (const ticket of demoTickets) await seedTicket(tx, ticket, member, admin, now);
  });
}

async function seedTicket(tx: Database, demo: DemoTicket, member: DemoPerson, admin: DemoPerson, now: number) {
  const at = ({ hoursAgo }: { hoursAgo: number }) => new Date(now - hoursAgo * HOUR_MS);
  const { visitor, subject, message, hoursAgo, status, priority, said } = demo;
  const writer = visitor ?? { ...member, phone: '' };
  const first: DemoMessage = { hoursAgo, sender: 'user', text: message };
  const conversation = [first, ...said.filter(({ kind }) => kind !== 'note')];
  const last = conversation.at(-1)!;
  const lastAnswer = conversation.findLastIndex(({ sender }) => sender === 'admin');
  const unanswered = isOver(status) ? [] : conversation.slice(lastAnswer + 1);
  const answer = conversation.find(({ sender }) => sender === 'admin');
  const texts = conversation.map(({ text }) => text);
  const notes = said.filter(({ kind }) => kind === 'note').map(({ text }) => text);
  const id = uuidv7({ msecs: at(demo).getTime() });
  await tx.insert(supportTickets).values({
    ...{ id, subject, message, status, priority, phone: writer.phone, createdAt: at(demo), updatedAt: at(last) },
    ...{ userId: visitor ? null : member.id, userName: writer.name, userEmail: writer.email },
    assigneeId: demo.assigned ? admin.id : null,
    ...{ lastMessage: beginningOf(last.text, []), lastSender: last.sender, lastMessageAt: at(last) },
    ...{ unreadByMember: demo.unreadByMember ?? 0, unreadByDesk: unanswered.length },
    firstResponseAt: answer && at(answer),
    waitingSince: unanswered[0] ? at(unanswered[0]) : null,
    ...(demo.satisfaction && {
      ...{ rating: demo.satisfaction.rating, ratingComment: demo.satisfaction.comment, ratedAt: at(last) },
    }),
    // Nobody is mailed about what was made up.
    ...{ mailedMemberAt: new Date(now), mailedDeskAt: new Date(now) },
    words: storedWords(wordsOf(subject, writer.name, writer.email, ...texts)),
    deskWords: storedWords(wordsOf(subject, writer.name, writer.email, ...texts, ...notes)),
  });
  if (said.length === 0) return;
  await tx.insert(supportMessages).values(
    said.map((one) => {
      const author = one.sender === 'admin' ? admin : writer;
      const authorId = one.sender === 'admin' ? admin.id : visitor ? null : member.id;
      return {
        ...{ id: uuidv7({ msecs: at(one).getTime() }), ticketId: id, kind: one.kind ?? 'reply', sender: one.sender },
        ...{ authorId, authorName: author.name, text: one.text, createdAt: at(one) },
      };
    }),
  );
}
