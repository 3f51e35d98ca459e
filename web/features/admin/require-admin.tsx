import { type ReactNode, useState } from 'react';
import { useAccount } from '#web/features/accounts/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { NotAuthorized } from './not-authorized.tsx';

/** Shows its children to admins, also after their session has ended over an open editor: see RequireSession. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { user, users } = useAccount();
  const [wasAdmin, setWasAdmin] = useState(false);
  if (user?.userRole === 'Admin' && !wasAdmin) setWasAdmin(true);
  if (wasAdmin && !user) return children;
  if (user) return user.userRole === 'Admin' ? children : <NotAuthorized />;
  if (users.isPending) return <Loader />;
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <h1 className="sr-only">Admin</h1>
      <Alert
        tone="warning"
        action={
          <Button look="secondary" busy={users.isFetching} onClick={() => users.refetch()}>
            Retry
          </Button>
        }
      >
        User data could not be loaded. Please try again later.
      </Alert>
    </main>
  );
}
