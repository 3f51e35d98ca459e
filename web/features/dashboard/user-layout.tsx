import { Outlet } from 'react-router';
import { AccountProviders } from '#web/features/accounts/account-providers.tsx';
import { RequireSession } from '#web/features/accounts/require-session.tsx';
import { SupportLive } from '#web/features/tickets/support-live.tsx';
import { AreaLayout } from './area-layout.tsx';
import { UserNav } from './user-nav.tsx';

/** The signed-in area of every member. */
export default function UserLayout() {
  return (
    <AccountProviders>
      <RequireSession>
        <AreaLayout Nav={UserNav} unread="own">
          <Outlet />
        </AreaLayout>
        <SupportLive area="user" />
      </RequireSession>
    </AccountProviders>
  );
}
