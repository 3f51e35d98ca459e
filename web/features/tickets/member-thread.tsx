import { type Ref, useState } from 'react';
import { Navigate, type To, useLocation } from 'react-router';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { errorMessage, errorStatus } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Conversation } from './conversation.tsx';
import { ReplyBox } from './reply-box.tsx';
import { SatisfactionQuestion } from './satisfaction-question.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useDraftFollows } from './use-draft-follows.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSayTyping } from './use-say-typing.ts';
import { useSendReply } from './use-send-reply.ts';
import { useTicket } from './use-ticket.ts';

interface MemberThreadProps {
  id: string;
  to: (ticketId: string) => To;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** A ticket of one's own: what was said, and where one answers. */
export function MemberThread({ id, to, inputRef }: MemberThreadProps) {
  const query = useTicket(id, 'user');
  const ticket = query.data;
  useMarkRead(ticket, 'user');
  if (ticket?.mergedInto) return <GoesOn ticket={ticket} into={ticket.mergedInto} to={to} />;
  if (ticket) return <Thread ticket={ticket} inputRef={inputRef} />;
  if (query.isError)
    return (
      <div className="p-4">
        <ErrorState message={failureOf(query.error)} onRetry={() => query.refetch()} />
      </div>
    );
  return <Loader />;
}

/** A ticket that was merged leads to the one in which it goes on, with what was begun to write. */
function GoesOn({ ticket, into, to }: { ticket: Ticket; into: string; to: MemberThreadProps['to'] }) {
  useDraftFollows(ticket._id, into);
  return <Navigate replace to={to(into)} state={{ merged: ticket.subject }} />;
}

/** An address that cannot be a ticket's is told like one that is none's. */
const failureOf = (error: unknown) =>
  errorStatus(error) === 400 ? 'This ticket does not exist.' : errorMessage(error, 'Failed to load this ticket');

/** What a reply does to a ticket that was done with. */
const hints: Partial<Record<Ticket['ticketStatus'], string>> = {
  closed: 'This ticket is closed. Your reply opens it again.',
  resolved: 'This ticket is resolved. Your reply opens it again.',
};

function Thread({ ticket, inputRef }: { ticket: Ticket; inputRef: MemberThreadProps['inputRef'] }) {
  const [sent, setSent] = useState(0);
  const send = useSendReply(ticket, 'user');
  const sayTyping = useSayTyping(ticket._id, 'user');
  const isDone = ticket.ticketStatus === 'resolved' || ticket.ticketStatus === 'closed';
  return (
    <>
      <ThreadHeader ticket={ticket} />
      <MergeNote />
      <Conversation ticket={ticket} side="user" sent={sent}>
        {isDone && <SatisfactionQuestion ticket={ticket} />}
      </Conversation>
      <ReplyBox
        name={ticket._id}
        label="Your reply"
        placeholder="Write a reply"
        hint={hints[ticket.ticketStatus]}
        inputRef={inputRef}
        onTyping={sayTyping}
        onSend={async (reply) => {
          await send.mutateAsync(reply);
          setSent((n) => n + 1);
        }}
      />
    </>
  );
}

/** Said where a ticket that was merged has led to. */
function MergeNote() {
  const { state } = useLocation();
  const merged = typeof state === 'object' && state !== null && 'merged' in state ? String(state.merged) : '';
  if (!merged) return null;
  return (
    <div className="px-4 pt-3 sm:px-5">
      <Alert tone="info">“{merged}” continues here: it was merged into this ticket.</Alert>
    </div>
  );
}
