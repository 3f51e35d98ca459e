import { Outlet } from 'react-router';
import { AccountProviders } from '#web/features/accounts/account-providers.tsx';
import { RequireSession } from '#web/features/accounts/require-session.tsx';

/** The profile stands among the public pages, and is for people who are signed in. */
export default function ProfileLayout() {
  return (
    <AccountProviders>
      <RequireSession>
        <Outlet />
      </RequireSession>
    </AccountProviders>
  );
}
