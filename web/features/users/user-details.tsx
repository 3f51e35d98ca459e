import type { User } from '#contract/accounts/users.ts';
import { Card } from '#web/ui/card.tsx';
import { useUserActions } from './use-user-actions.ts';
import { useUserDialogs } from './use-user-dialogs.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UserEditForm } from './user-edit-form.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHistory } from './user-history.tsx';
import { UserGenerations, UserLedger, UserMails, UserOrders, UserTickets } from './user-records.tsx';
import { UserSessions } from './user-sessions.tsx';

/** A user's profile, and below it each kind of record. */
export function UserDetails({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const actions = useUserActions({ onDeleted });
  const dialogs = useUserDialogs(actions);
  const editing = dialogs.of('edit');
  return (
    <>
      {editing ? (
        <Card aria-label="Profile" className="p-4 sm:p-5">
          <UserEditForm user={editing} onDone={dialogs.close} />
        </Card>
      ) : (
        <UserFacts user={user} handlers={dialogs.handlers} />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <UserLedger user={user} />
        <UserOrders user={user} />
        <UserGenerations user={user} />
        <UserTickets user={user} />
        <UserSessions user={user} />
        <UserMails user={user} />
      </div>
      <UserHistory user={user} />
      <UserDialogs dialogs={dialogs} actions={actions} />
    </>
  );
}
