import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { UsersCard } from './users-card.tsx';

export const meta = () => [{ title: 'Users Management · Facsimile' }];

/** Everybody with an account: find, edit, write to, disable, delete. */
export default function UsersPage() {
  return (
    <div className="mx-auto grid max-w-7xl gap-4">
      <div className="grid gap-1">
        <Breadcrumb above={[{ to: paths.adminDashboard, label: 'Admin' }]} here="Users" />
        <h1 className="text-heading">Users Management</h1>
      </div>
      <UsersCard />
    </div>
  );
}
