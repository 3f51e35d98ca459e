import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { LeaveDialog, loadLeaveDialog } from './leave-dialog.tsx';
import {
  holdUnsavedWork,
  type LeaveQuestion,
  leaveQuestion,
  openQuestion,
  watchUnsavedWork,
  whoAsks,
} from './unsaved-work.ts';

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
  return when && <Guard {...guard} />;
}

function Guard({
  ofSearch = false,
  title = 'You have unsaved changes',
  description = 'When you leave this page now, what you changed since the last save is lost.',
  confirmLabel = 'Leave without saving',
}: Omit<UnsavedGuardProps, 'when'>) {
  const [id] = useState(() => Symbol('guard'));
  useEffect(
    () => holdUnsavedWork({ ofSearch, question: { title, description, confirmLabel } }, id),
    [id, ofSearch, title, description, confirmLabel],
  );
  useEffect(() => {
    // Whoever has lost the connection meanwhile is asked all the same.
    void loadLeaveDialog();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  // The router asks one blocker only: one guard speaks for all that is held.
  const asks = useSyncExternalStore(
    watchUnsavedWork,
    () => whoAsks() === id,
    () => false,
  );
  return asks && <Asker />;
}

function Asker() {
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => questionOf(currentLocation, nextLocation) !== undefined,
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => (isBlocked ? openQuestion() : undefined), [isBlocked]);
  return (
    <LeaveDialog
      question={blocker.state === 'blocked' ? questionOf(here, blocker.location) : undefined}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface Place {
  pathname: string;
  search: string;
}

function questionOf(from: Place, to: Place): LeaveQuestion | undefined {
  if (from.pathname !== to.pathname) return leaveQuestion('page');
  return from.search === to.search ? undefined : leaveQuestion('query');
}
