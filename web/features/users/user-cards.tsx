import type { ReactNode } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Selection } from '#web/ui/data-table.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { MembershipBadge, UserRoleBadge } from './user-badges.tsx';
import { UserButtons, type UserHandlers } from './user-buttons.tsx';
import { UserName } from './user-columns.tsx';

interface UserCardsProps {
  users: readonly User[];
  handlers: UserHandlers;
  selection: Selection;
  /** Missing where users are not chosen. */
  onSelect: ((selection: Selection) => void) | undefined;
  instead: (user: User) => ReactNode;
}

/** The directory on a narrow screen, one person below the other. */
export function UserCards({ users, handlers, selection, onSelect, instead }: UserCardsProps) {
  return (
    <ul aria-label="Users" className="grid gap-px border-line border-t bg-line md:grid-cols-2">
      {users.map((user) => (
        <li key={user._id} className="min-w-0 bg-sheet px-4 py-3 text-small last:odd:col-span-full sm:px-5">
          {instead(user) || (
            <div className="grid gap-2">
              <div className="flex items-center justify-between gap-3">
                <UserName user={user} />
                {onSelect && (
                  <Checkbox
                    aria-label={`Select ${user.userName}`}
                    checked={Boolean(selection[user._id])}
                    onChange={({ target }) => {
                      const { [user._id]: _old, ...others } = selection;
                      onSelect(target.checked ? { ...others, [user._id]: true } : others);
                    }}
                  />
                )}
              </div>
              <p className="break-all">{user.UserEmail}</p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <UserRoleBadge user={user} />
                <MembershipBadge user={user} />
                <span className="font-mono">{formatNumber(user.currentBalance)} Credits</span>
                <span className="text-muted">
                  joined <Moment at={user.createdAt} />
                </span>
              </p>
              <UserButtons user={user} handlers={handlers} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
