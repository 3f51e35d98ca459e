import { Headset, NotebookPen, UserRound } from 'lucide-react';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import { AttachmentList } from './attachment-list.tsx';
import type { Entry } from './entries-of.ts';
import { MessageText } from './message-text.tsx';

const looks = {
  own: 'border-accent bg-accent-soft',
  other: 'border-line-strong bg-sheet',
  note: 'border-warning border-dashed bg-warning-soft',
};

/** One message: one's own side stands right. The desk is told apart by its mark and its name, not by colour alone. */
export function Message({ entry, side }: { entry: Entry; side: TicketSender }) {
  const { kind, sender, name, timestamp, message, attachments } = entry;
  const isOwn = sender === side;
  const Icon = kind === 'note' ? NotebookPen : sender === 'admin' ? Headset : UserRound;
  return (
    <li
      className={classNames(
        'grid max-w-[min(44rem,90%)] grid-cols-1 gap-1',
        isOwn ? 'justify-self-end' : 'justify-self-start',
      )}
    >
      <p
        className={classNames(
          'flex flex-wrap items-center gap-x-2 text-caption text-muted',
          isOwn && 'justify-end text-right',
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere font-semibold text-ink">{isOwn && side === 'user' ? 'You' : name}</span>
        {kind === 'note' ? <span>Internal note</span> : sender === 'admin' && <span>Support</span>}
        <Moment at={timestamp} exact />
      </p>
      <div
        className={classNames(
          'grid max-w-full grid-cols-1 gap-2 rounded-lg border px-4 py-2.5 text-small',
          looks[kind === 'note' ? 'note' : isOwn ? 'own' : 'other'],
          isOwn ? 'justify-self-end rounded-tr-none' : 'justify-self-start rounded-tl-none',
        )}
      >
        {message && <MessageText>{message}</MessageText>}
        <AttachmentList attachments={attachments} />
      </div>
    </li>
  );
}
