import { Link } from 'react-router';
import type { User } from '#contract/accounts/users.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { columnsOf, type TableColumns } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { DisabledBadge, MembershipBadge, UserRoleBadge } from './user-badges.tsx';
import { UserButtons, type UserHandlers } from './user-buttons.tsx';

const column = columnsOf<User>();

const choose = column.display({
  id: 'select',
  header: ({ table }) => (
    <Checkbox
      aria-label="Select all on this page"
      checked={table.getIsAllPageRowsSelected()}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
    />
  ),
  cell: ({ row }) => (
    <Checkbox
      aria-label={`Select ${row.original.userName}`}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  ),
});

/** A person with the way to the page about them. */
export function UserName({ user }: { user: User }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar url={user.profileURL} />
      <span className="min-w-0 break-words">
        <Link to={paths.adminUser(user._id)} className="font-semibold underline-offset-2 hover:underline">
          {user.userName || 'No name'}
        </Link>{' '}
        <DisabledBadge user={user} />
      </span>
    </span>
  );
}

/** Columns of the directory; ids are the names that the server sorts by. */
export const userColumns = (handlers: UserHandlers, selectable: boolean): TableColumns<User> =>
  column.columns([
    ...(selectable ? [choose] : []),
    column.accessor('userName', { header: 'Name', cell: ({ row }) => <UserName user={row.original} /> }),
    column.accessor('UserEmail', {
      header: 'Email',
      cell: ({ getValue }) => <span className="block min-w-44 break-all">{getValue()}</span>,
    }),
    column.accessor('userRole', { header: 'Role', cell: ({ row }) => <UserRoleBadge user={row.original} /> }),
    column.accessor('userMembership', {
      header: 'Membership',
      cell: ({ row }) => <MembershipBadge user={row.original} />,
    }),
    column.accessor('currentBalance', {
      header: 'Credits',
      cell: ({ getValue }) => <span className="font-mono tabular-nums">{getValue().toLocaleString('en')}</span>,
    }),
    column.accessor('createdAt', { header: 'Joined', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => <UserButtons user={row.original} handlers={handlers} />,
    }),
  ]);
