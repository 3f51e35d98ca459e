import { useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { MergeChoice } from './merge-choice.tsx';
import { MergeQuestion } from './merge-question.tsx';

interface MergeDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
  /** Is told in which ticket it goes on. */
  onMerged: (ticket: Ticket) => void;
}

/** Makes a duplicate part of another ticket of the same person: which one, then the question. */
export function MergeDialog({ ticket, open, onClose, onMerged }: MergeDialogProps) {
  const [target, setTarget] = useState<Ticket | null>(null);
  const close = () => {
    setTarget(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      title={target ? 'Merge these two tickets?' : 'Merge into another ticket'}
    >
      {target ? (
        <MergeQuestion
          ticket={ticket}
          target={target}
          onBack={() => setTarget(null)}
          onMerged={(merged) => {
            close();
            onMerged(merged);
          }}
        />
      ) : (
        <MergeChoice ticket={ticket} onChoose={setTarget} />
      )}
    </Dialog>
  );
}
