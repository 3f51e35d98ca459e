import { MessageSquareReply, NotebookPen } from 'lucide-react';
import type { RefObject } from 'react';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { fillPlaceholders, findPlaceholders, placeholderProblem } from '#contract/vocabulary/placeholders.ts';
import { useSession } from '#web/session/use-session.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { ReplyBox, type TextProblem } from '../reply-box.tsx';
import type { NewReply } from '../use-reply.ts';
import { useSayTyping } from '../use-say-typing.ts';
import { useSendReply } from '../use-send-reply.ts';
import { AnsweredHint } from './answered-hint.tsx';
import { CannedPicker } from './canned/canned-picker.tsx';
import { useAddNote } from './use-add-note.ts';
import { useAnswerMeanwhile } from './use-answer-meanwhile.ts';

export type ReplyMode = 'reply' | 'note';

interface DeskReplyProps {
  ticket: Ticket;
  mode: ReplyMode;
  onMode: (mode: ReplyMode) => void;
  /** Whether the canned replies are open. */
  canned: boolean;
  onCanned: (open: boolean) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onSent: () => void;
}

/**
 * Where admins answer, or leave a note for each other. Both have drafts of their own, and look so different that a note is
 * not sent as a reply by accident.
 */
export function DeskReply({ ticket, mode, onMode, canned, onCanned, inputRef, onSent }: DeskReplyProps) {
  const { _id: id, ticketStatus, about, subject } = ticket;
  const session = useSession();
  const sayTyping = useSayTyping(id, 'admin');
  const meanwhile = useAnswerMeanwhile(ticket, inputRef);
  const reply = useSendReply(ticket, 'admin');
  const note = useAddNote(id);
  const isNote = mode === 'note';
  const send = async (written: NewReply) => {
    meanwhile.sending(written.message);
    await (isNote ? note : reply).mutateAsync(written);
    meanwhile.forget();
    onSent();
  };
  const isClosed = ticketStatus === 'closed' && !isNote;
  const values = {
    '{userName}': ticket.ticketUserName,
    '{userEmail}': ticket.ticketUserEmail,
    '{subject}': subject,
    '{about}': about?.label ?? '',
    '{adminName}': session?.user.name ?? '',
  };
  const fill = (text: string) => fillPlaceholders(text, values);
  /** A note is among us; a customer is not to read what somebody has forgotten to fill in. */
  const check = (text: string): TextProblem | undefined => {
    const placed = findPlaceholders(text, Object.values(values));
    const message = placeholderProblem(placed);
    return message ? { ...placed[0]!, message } : undefined;
  };
  return (
    <div className={isNote ? 'border-warning border-t-2 bg-warning-soft' : 'border-line border-t'}>
      <AnsweredHint name={meanwhile.name} onClose={meanwhile.forget} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-3 sm:px-5">
        <Segmented
          label="Kind of message"
          value={mode}
          onChange={onMode}
          options={[
            { value: 'reply', label: 'Reply', icon: <MessageSquareReply aria-hidden="true" className="size-4" /> },
            { value: 'note', label: 'Internal note', icon: <NotebookPen aria-hidden="true" className="size-4" /> },
          ]}
        />
        {isNote && <p className="font-semibold text-caption text-warning">Only admins see this note.</p>}
      </div>
      <ReplyBox
        name={isNote ? `note:${id}` : `desk:${id}`}
        label={isNote ? 'Internal note' : 'Reply'}
        placeholder={isNote ? 'Write a note for other admins...' : 'Type your reply...'}
        sendLabel={isNote ? 'Add Note' : 'Send'}
        disabled={isClosed}
        hint={isClosed ? 'This ticket is closed. Set another status to reply.' : undefined}
        check={isNote ? undefined : check}
        onSend={send}
        onTyping={isNote ? undefined : sayTyping}
        actions={(insert) => (
          <CannedPicker
            open={canned && !isClosed}
            onOpenChange={onCanned}
            disabled={isClosed}
            fill={fill}
            onInsert={insert}
          />
        )}
        inputRef={inputRef}
        className="border-t-0"
      />
    </div>
  );
}
