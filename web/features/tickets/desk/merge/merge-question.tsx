import { useMutation } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import type { Ticket } from '#contract/tickets.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefreshDesk } from '../use-refresh-desk.ts';
import { TicketCard } from './ticket-card.tsx';

interface MergeQuestionProps {
  ticket: Ticket;
  target: Ticket;
  onBack: () => void;
  onMerged: (target: Ticket) => void;
}

/** Shows both and says what will happen. */
export function MergeQuestion({ ticket, target, onBack, onMerged }: MergeQuestionProps) {
  const refresh = useRefreshDesk();
  const merge = useMutation(
    api.tickets.mergeTickets.mutationOptions({
      onSuccess: (merged) => {
        toast.success('Tickets merged');
        refresh(merged);
        onMerged(merged);
      },
    }),
  );
  return (
    <div className="grid gap-4">
      {merge.isError && <Alert tone="danger">{errorMessage(merge.error, 'Failed to merge the tickets')}</Alert>}
      <div className="grid justify-items-center gap-2">
        <section aria-label="Duplicate" className="w-full rounded-sm border border-line bg-sunken">
          <TicketCard ticket={ticket} />
        </section>
        <ArrowDown aria-hidden="true" className="size-5 text-muted" />
        <section aria-label="Ticket to keep" className="w-full rounded-sm border border-accent bg-accent-soft">
          <TicketCard ticket={target} />
        </section>
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-small">
        <li>The messages, notes and files of the first ticket move into the second one, in order of time.</li>
        <li>The first ticket is closed and links to the second one, for its author as well.</li>
        <li>This cannot be undone.</li>
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onBack}>
          Back
        </Button>
        <Button
          look="danger"
          busy={merge.isPending}
          disabled={merge.isPending}
          onClick={() => merge.mutate({ id: ticket._id, into: target._id })}
        >
          Merge Tickets
        </Button>
      </div>
    </div>
  );
}
