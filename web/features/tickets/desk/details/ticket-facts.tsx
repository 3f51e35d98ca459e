import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Satisfaction, Ticket } from '#contract/tickets/ticket.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { durationText, secondsBetween } from '../duration-text.ts';
import { Waiting } from '../waiting.tsx';

/** When it came, how long it took, how it ended. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { createdAt, firstResponseAt, waitingSince, satisfaction } = ticket;
  return (
    <dl className="grid gap-3 text-small">
      <Fact name="Created">
        <Moment at={createdAt} exact />
      </Fact>
      <Fact name="First response">
        {firstResponseAt ? (
          <Moment at={firstResponseAt}>after {durationText(secondsBetween(createdAt, firstResponseAt))}</Moment>
        ) : (
          'None yet'
        )}
      </Fact>
      <Fact name="Waiting">{waitingSince ? <Waiting since={waitingSince} /> : 'No reply due'}</Fact>
      <Fact name="Satisfaction">{satisfaction ? <Rating {...satisfaction} /> : 'Not rated'}</Fact>
    </dl>
  );
}

function Rating({ rating, comment, ratedAt }: Satisfaction) {
  const Icon = rating === 'good' ? ThumbsUp : ThumbsDown;
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2">
        <Icon
          aria-hidden="true"
          className={rating === 'good' ? 'size-4 shrink-0 text-success' : 'size-4 shrink-0 text-danger'}
        />
        {rating === 'good' ? 'Good' : 'Bad'}
        <span className="text-caption text-muted">
          <Moment at={ratedAt} />
        </span>
      </span>
      {comment && <q className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{comment}</q>}
    </span>
  );
}
