import { useMemo } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { DataTable, type Selection } from '#web/ui/data-table.tsx';
import type { UserDialogs } from './use-user-dialogs.ts';
import { UserCards } from './user-cards.tsx';
import { userColumns } from './user-columns.tsx';
import { UserEditForm } from './user-edit-form.tsx';

interface UsersListProps {
  users: User[];
  wide: boolean;
  sort: string;
  onSort: (sort: string) => void;
  dialogs: UserDialogs;
  selection: Selection;
  onSelect: ((selection: Selection) => void) | undefined;
}

/** A table where there is room for one, cards elsewhere. The row that is edited is a form in its place. */
export function UsersList({ users, wide, sort, onSort, dialogs, selection, onSelect }: UsersListProps) {
  const { handlers, of, close } = dialogs;
  const selectable = Boolean(onSelect);
  const columns = useMemo(() => userColumns(handlers, selectable), [handlers, selectable]);
  const editing = of('edit');
  const instead = (user: User) => user._id === editing?._id && <UserEditForm user={editing} onDone={close} />;
  if (!wide) return <UserCards {...{ users, handlers, selection, onSelect, instead }} />;
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={users}
      rowId={({ _id }) => _id}
      sort={sort}
      onSort={onSort}
      selection={selection}
      onSelect={onSelect}
      instead={instead}
    />
  );
}
