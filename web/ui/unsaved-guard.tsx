import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { hasUnsavedWork, holdUnsavedWork } from './unsaved-work.ts';

interface UnsavedGuardProps {
  when: boolean;
  /** What was changed belongs to the query of the address as well. */
  ofSearch?: boolean;
  title?: string;
  /** What would be lost. */
  description?: string;
  confirmLabel?: string;
}

/** Asks before somebody leaves with unsaved changes: within the app, and by closing or reloading the tab. */
export function UnsavedGuard({
  when,
  ofSearch = false,
  title = 'You have unsaved changes',
  description = 'When you leave this page now, what you changed since the last save is lost.',
  confirmLabel = 'Leave without saving',
}: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      hasUnsavedWork() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (ofSearch && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const settle = holdUnsavedWork();
    window.addEventListener('beforeunload', ask);
    return () => {
      settle();
      window.removeEventListener('beforeunload', ask);
    };
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
