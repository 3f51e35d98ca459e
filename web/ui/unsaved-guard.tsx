import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { hasUnsavedWork, holdUnsavedWork } from './unsaved-work.ts';

/** Asks before somebody leaves with unsaved changes: within the app, and by closing or reloading the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
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
      title="You have unsaved changes"
      description="When you leave this page now, what you changed since the last save is lost."
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
