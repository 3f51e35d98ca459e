import { and, eq, inArray, or } from 'drizzle-orm';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { supportMessages } from './tables.ts';

/** A reply as a browser sends it. */
export type SentReply = {
  _id?: string | undefined;
  message: string;
  timestamp?: string | undefined;
  sender?: TicketSender | undefined;
  attachments: string[];
};

/**
 * Those of a list of replies that the ticket does not have yet, each once. One is known by its id, the server's or the
 * browser's own; without an id by text and time, and by who says it if that is told.
 * @param askedBy the side of whoever sends the list: what it said under another name is stored under this one
 */
export async function findNewReplies<Reply extends SentReply>(
  tx: Database,
  ticketId: string,
  replies: Reply[],
  askedBy: (reply: Reply) => TicketSender,
): Promise<Reply[]> {
  if (replies.length === 0) return [];
  const known = await findKnown(tx, ticketId, replies);
  return replies.filter((reply) => {
    const names = namesOf(reply, askedBy(reply));
    const isNew = !names.some((name) => known.has(name));
    for (const name of names) known.add(name);
    return isNew;
  });
}

const namesOf = ({ _id, message, timestamp, sender }: SentReply, side: TicketSender): string[] =>
  _id
    ? [_id]
    : timestamp === undefined
      ? []
      : [sender ?? ANYBODY, side].map((who) => nameOf(who, message.trim(), timestamp));

const ANYBODY = 'anybody';
const nameOf = (who: string, text: string, time: string): string =>
  JSON.stringify([who, text, Date.parse(time) || time]);

/** The names of what is stored, as far as a reply of the list may be meant. */
async function findKnown(tx: Database, ticketId: string, replies: SentReply[]): Promise<Set<string>> {
  const { id, kind, clientId, clientTime, sender, text, createdAt } = supportMessages;
  const ids = replies.flatMap(({ _id }) => _id ?? []);
  const texts = replies.flatMap(({ _id, message }) => (_id ? [] : message.trim()));
  const stored = await tx
    .select({ id, clientId, clientTime, sender, text, createdAt })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.ticketId, ticketId),
        // A note is nothing that a list of replies could mean.
        or(inArray(id, ids), inArray(clientId, ids), and(eq(kind, 'reply'), inArray(text, texts))),
      ),
    );
  return new Set(
    stored.flatMap((row) => {
      const times = [row.createdAt.toISOString(), ...(row.clientTime ? [row.clientTime] : [])];
      return [
        ...[row.id, ...(row.clientId ? [row.clientId] : [])],
        ...times.flatMap((time) => [row.sender, ANYBODY].map((who) => nameOf(who, row.text, time))),
      ];
    }),
  );
}
