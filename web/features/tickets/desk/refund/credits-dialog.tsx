import { useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CreditsForm } from './credits-form.tsx';

interface CreditsDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Gives credits back to the writer of a ticket, in one go with the answer. Asks before something typed is lost. */
export function CreditsDialog({ ticket, open, onClose }: CreditsDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(wanted) => !wanted && (dirty ? setAsking(true) : close())}
        title="Give credits back"
        description={`To ${ticket.ticketUserName || ticket.ticketUserEmail}, for “${ticket.subject}”.`}
      >
        <CreditsForm ticket={ticket} onDirty={setDirty} onClose={close} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="You have unsaved changes"
        description="What you wrote will be lost, and no credits are given."
        confirmLabel="Discard"
        cancelLabel="Go on writing"
        onConfirm={close}
      />
    </>
  );
}
