import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Satisfaction, Ticket } from '#contract/tickets/ticket.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const answers = [
  { rating: 'good', label: 'Good', Icon: ThumbsUp },
  { rating: 'bad', label: 'Bad', Icon: ThumbsDown },
] as const;

/** Asked once a ticket is done with: one press answers it, words may follow, and both can be changed. */
export function SatisfactionQuestion({ ticket: { _id, satisfaction } }: { ticket: Ticket }) {
  const queries = useQueryClient();
  const rate = useMutation(
    api.tickets.rateTicket.mutationOptions({
      onSuccess: (ticket) =>
        queries.setQueriesData({ queryKey: api.tickets.getTicket.key({ input: { id: _id } }) }, ticket),
    }),
  );
  const rating = rate.isPending ? rate.variables.rating : satisfaction?.rating;
  return (
    <section
      aria-label="How was our help?"
      className="mx-4 mb-4 grid gap-3 rounded-lg border border-line bg-sunken p-4 sm:mx-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-small">
          {satisfaction ? 'Thank you for telling us how our help was.' : 'How was our help?'}
        </p>
        <div className="flex gap-2">
          {answers.map(({ rating: answer, label, Icon }) => (
            <Button
              key={answer}
              look={rating === answer ? 'primary' : 'secondary'}
              aria-pressed={rating === answer}
              disabled={rate.isPending}
              onClick={() => rate.mutate({ id: _id, rating: answer, comment: satisfaction?.comment ?? '' })}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Button>
          ))}
        </div>
      </div>
      {satisfaction && (
        <Comment
          key={satisfaction.comment}
          satisfaction={satisfaction}
          isBusy={rate.isPending}
          onSave={(comment) => rate.mutate({ id: _id, rating: satisfaction.rating, comment })}
        />
      )}
      {rate.isError && (
        <Alert tone="danger">{errorMessage(rate.error, 'Your answer could not be saved. Please try again.')}</Alert>
      )}
    </section>
  );
}

interface CommentProps {
  satisfaction: Satisfaction;
  isBusy: boolean;
  onSave: (comment: string) => void;
}

function Comment({ satisfaction: { comment }, isBusy, onSave }: CommentProps) {
  const id = useId();
  const [text, setText] = useState(comment);
  const isChanged = text.trim() !== comment;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy) onSave(text.trim());
      }}
    >
      <label htmlFor={id} className="text-small">
        Would you like to add something?
      </label>
      <Textarea
        id={id}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="field-sizing-content max-h-40 sm:text-small"
      />
      <Button
        type="submit"
        look="secondary"
        busy={isBusy}
        disabled={!isChanged || isBusy}
        className="justify-self-start"
      >
        {comment ? 'Change comment' : 'Add comment'}
      </Button>
    </form>
  );
}
