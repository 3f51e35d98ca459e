import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/load-chunk.ts';
import type { LeaveQuestion } from './unsaved-work.ts';

/** Loaded once there is something to lose: most visits to a page never ask. */
export const loadLeaveDialog = () =>
  loadChunk(() => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })));
const ConfirmDialog = lazy(loadLeaveDialog);

interface LeaveDialogProps {
  /** Undefined while nothing is asked. */
  question: LeaveQuestion | undefined;
  onStay: () => void;
  onLeave: () => void;
}

const nothing: LeaveQuestion = { title: '', description: '', confirmLabel: '' };

/** Asks whether unsaved work may be lost. */
export function LeaveDialog({ question, onStay, onLeave }: LeaveDialogProps) {
  const [wasAsked, setWasAsked] = useState(false);
  if (question && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <ConfirmDialog
        {...(question ?? nothing)}
        open={question !== undefined}
        onOpenChange={(open) => !open && onStay()}
        cancelLabel="Stay"
        onConfirm={onLeave}
      />
    </Suspense>
  );
}
