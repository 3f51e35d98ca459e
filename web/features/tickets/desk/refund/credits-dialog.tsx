import { useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { CreditsForm } from './credits-form.tsx';

/** Gives credits back to the writer of a ticket, in one go with the answer. */
export function CreditsDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog
      title="Give credits back"
      description={`To ${ticket.ticketUserName || ticket.ticketUserEmail}, for “${ticket.subject}”.`}
      wide={false}
      dirty={dirty}
      onClose={onClose}
    >
      <CreditsForm ticket={ticket} onDirty={setDirty} onClose={onClose} />
    </FormDialog>
  );
}
