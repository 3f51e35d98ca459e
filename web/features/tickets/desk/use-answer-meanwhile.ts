import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ticket } from '#contract/tickets/ticket.ts';

/**
 * Whether another admin has answered a ticket while one is writing to it. What was sent from here is told apart by its
 * words: the server gives replies ids of its own.
 * @returns the other one's name, until `forget` is called; `sending` is told what is sent from here
 */
export function useAnswerMeanwhile({ _id, adminMessage }: Ticket, input: RefObject<HTMLTextAreaElement | null>) {
  const known = useRef({ ticketId: '', ids: new Set<string>() });
  const sent = useRef(new Set<string>());
  const [answer, setAnswer] = useState<{ ticketId: string; name: string } | null>(null);
  const take = useEffectEvent(() => {
    const replies = adminMessage ?? [];
    const before = known.current;
    known.current = { ticketId: _id, ids: new Set(replies.map((reply) => reply._id)) };
    if (before.ticketId !== _id || !input.current?.value.trim()) return;
    const other = replies.findLast(
      (reply) => reply.sender === 'admin' && !before.ids.has(reply._id) && !sent.current.has(reply.message),
    );
    if (other) setAnswer({ ticketId: _id, name: other.name });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket, or more of this one
  useEffect(() => take(), [_id, adminMessage?.length]);
  return {
    name: answer?.ticketId === _id ? answer.name : null,
    sending: (message: string) => sent.current.add(message),
    forget: () => setAnswer(null),
  };
}
