import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { errorMessage, errorStatus } from '#web/error-message.ts';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Conversation } from '../conversation.tsx';
import { useMarkRead } from '../use-mark-read.ts';
import { useReturnToRow } from '../use-return-to-row.ts';
import { useTicket } from '../use-ticket.ts';
import { DeskReply, type ReplyMode } from './desk-reply.tsx';
import { TicketDetails } from './details/ticket-details.tsx';
import { MergedNotice } from './merge/merged-notice.tsx';
import { TicketHeader } from './ticket-header.tsx';
import { useTicketActions } from './use-ticket-actions.ts';

/** What keys do with the open ticket, once it is there. */
export interface TicketHandle {
  write: (mode: ReplyMode) => void;
  pickCanned: () => void;
  chooseStatus: () => void;
}

interface TicketPaneProps {
  ref: Ref<TicketHandle>;
  id: string;
  /** Whether there is room for the details beside the conversation. */
  roomy: boolean;
  onBack: (() => void) | undefined;
  /** Opens the ticket in which this one goes on. */
  onOpen: (ticketId: string) => void;
}

/** One ticket: conversation, reply box, and what is known about it. */
export function TicketPane({ ref, id, roomy, onBack, onOpen }: TicketPaneProps) {
  const query = useTicket(id);
  const { setStatus, update } = useTicketActions();
  const [mode, setMode] = useState<ReplyMode>('reply');
  const [canned, setCanned] = useState(false);
  const [details, setDetails] = useState(false);
  const [sent, setSent] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLSelectElement>(null);
  const write = (next: ReplyMode) => {
    setMode(next);
    // The field of the other kind is there after the next render.
    requestAnimationFrame(() => input.current?.focus());
  };
  const ticket = query.data;
  const isThere = Boolean(ticket);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that it does is the same each time
  useImperativeHandle<TicketHandle | null, TicketHandle | null>(
    ref,
    () => (isThere ? { write, pickCanned: () => setCanned(true), chooseStatus: () => status.current?.focus() } : null),
    [isThere],
  );
  useMarkRead(ticket, 'admin');
  useReturnToRow(id);
  if (!ticket)
    return (
      <Card aria-label="Ticket" className="flex min-h-0 min-w-0 flex-1 flex-col">
        {query.isError ? (
          <div className="p-4">
            <ErrorState message={failureOf(query.error)} onRetry={() => query.refetch()} />
          </div>
        ) : (
          <ThreadSkeleton />
        )}
      </Card>
    );
  const panel = <TicketDetails ticket={ticket} update={update} onMerged={({ _id }) => onOpen(_id)} />;
  return (
    <>
      <Card aria-label="Ticket" className="flex min-h-0 min-w-0 flex-1 flex-col">
        <TicketHeader
          ticket={ticket}
          setStatus={setStatus}
          statusField={status}
          onBack={onBack}
          onDetails={roomy ? undefined : () => setDetails(true)}
        />
        <Conversation ticket={ticket} side="admin" sent={sent} />
        {ticket.mergedInto ? (
          <MergedNotice ticketId={id} into={ticket.mergedInto} onOpen={onOpen} />
        ) : (
          <DeskReply
            ticket={ticket}
            mode={mode}
            onMode={write}
            canned={canned}
            onCanned={setCanned}
            inputRef={input}
            onSent={() => setSent((n) => n + 1)}
          />
        )}
      </Card>
      {roomy ? (
        <Card aria-label="Details of the ticket" className="relative w-72 shrink-0 overflow-y-auto p-4">
          {panel}
        </Card>
      ) : (
        <Dialog open={details} onOpenChange={setDetails} title="Details of the ticket">
          {panel}
        </Dialog>
      )}
    </>
  );
}

/** An address that cannot be a ticket's is told like one that is none's. */
const failureOf = (error: unknown) =>
  errorStatus(error) === 400 ? 'This ticket does not exist.' : errorMessage(error, 'Failed to fetch the ticket');

/** A conversation on its way. */
function ThreadSkeleton() {
  return (
    <div role="status" aria-label="Loading the ticket" className="grid gap-5 p-4 sm:px-5">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-14 w-1/2 justify-self-end" />
      <Skeleton className="h-24 w-3/4" />
    </div>
  );
}
