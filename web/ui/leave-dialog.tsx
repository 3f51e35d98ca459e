import { ConfirmDialog } from './confirm-dialog.tsx';
import type { LeaveQuestion } from './unsaved-work.ts';

interface LeaveDialogProps {
  /** Undefined while nothing is asked. */
  question: LeaveQuestion | undefined;
  onStay: () => void;
  onLeave: () => void;
}

const nothing: LeaveQuestion = { title: '', description: '', confirmLabel: '' };

/** Asks whether unsaved work may be lost. */
export function LeaveDialog({ question, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      {...(question ?? nothing)}
      open={question !== undefined}
      onOpenChange={(open) => !open && onStay()}
      cancelLabel="Stay"
      onConfirm={onLeave}
    />
  );
}
