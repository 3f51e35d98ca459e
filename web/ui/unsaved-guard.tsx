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
export function UnsavedGuard({ when, ...guard }: UnsavedGuardProps) {
  // The router asks the last blocker only: one that has nothing to say must not stand in another's way.
  return when && <Guard {...guard} />;
}

function Guard({
  ofSearch = false,
  title = 'You have unsaved changes',
  description = 'When you leave this page now, what you changed since the last save is lost.',
  confirmLabel = 'Leave without saving',
}: Omit<UnsavedGuardProps, 'when'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (ofSearch && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const settle = holdUnsavedWork();
    window.addEventListener('beforeunload', ask);
    return () => {
      settle();
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
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
