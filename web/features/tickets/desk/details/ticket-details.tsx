import { Coins, Merge } from 'lucide-react';
import { useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { Button } from '#web/ui/button.tsx';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { CreditsDialog } from '../refund/credits-dialog.tsx';
import type { TicketActions } from '../use-ticket-actions.ts';
import { AboutRecord } from './about-record.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { WriterFacts } from './writer-facts.tsx';

interface TicketDetailsProps {
  ticket: Ticket;
  update: TicketActions['update'];
  /** Is told in which ticket this one goes on. */
  onMerged: (ticket: Ticket) => void;
}

/** Everything about a ticket but the conversation. */
export function TicketDetails({ ticket, update, onMerged }: TicketDetailsProps) {
  const [open, setOpen] = useState<'credits' | 'merge' | null>(null);
  const close = () => setOpen(null);
  // What would be done here would be done to the ticket in which it goes on.
  const isMerged = ticket.mergedInto !== null;
  return (
    <div className="grid content-start gap-5">
      <WriterFacts ticket={ticket} />
      {!isMerged && <TicketFields ticket={ticket} update={update} />}
      <AboutRecord ticket={ticket} />
      <TicketFacts ticket={ticket} />
      {!isMerged && (
        <div className="grid gap-2">
          {ticket.userId && (
            <Button look="secondary" onClick={() => setOpen('credits')}>
              <Coins aria-hidden="true" className="size-4" />
              Give credits back
            </Button>
          )}
          <Button look="secondary" onClick={() => setOpen('merge')}>
            <Merge aria-hidden="true" className="size-4" />
            Merge into another ticket
          </Button>
        </div>
      )}
      {open === 'credits' && <CreditsDialog ticket={ticket} onClose={close} />}
      <MergeDialog ticket={ticket} open={open === 'merge'} onClose={close} onMerged={onMerged} />
    </div>
  );
}
