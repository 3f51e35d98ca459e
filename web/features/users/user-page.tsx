import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api } from '#web/api.ts';
import { errorMessage, errorStatus } from '#web/error-message.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UserDetails } from './user-details.tsx';

export const meta = () => [{ title: 'User · Facsimile' }];

/** Everything that is kept about one user. */
export default function UserPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(api.accounts.getUser.queryOptions({ input: { id } }));
  const user = query.data;
  const above = [
    { to: paths.adminDashboard, label: 'Admin' },
    { to: paths.adminUsers, label: 'Users' },
  ];
  return (
    <div className="mx-auto grid max-w-7xl gap-4">
      <div className="grid gap-1">
        <Breadcrumb above={above} here={user?.userName ?? 'User'} />
        <h1 className="break-words text-heading">{user ? user.userName || 'No name' : 'User'}</h1>
      </div>
      {query.isPending && (
        <div role="status" aria-label="Loading the user" className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-48 lg:col-span-2" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
      {query.isError && !user && <ErrorState message={failureOf(query.error)} onRetry={() => query.refetch()} />}
      {user && <UserDetails user={user} onDeleted={() => navigate(paths.adminUsers)} />}
    </div>
  );
}

/** An address that cannot be a user's is told like one that is nobody's. */
const failureOf = (error: unknown) =>
  errorStatus(error) === 400 ? 'User data not found' : errorMessage(error, 'Failed to load user data');
