import { Outlet } from 'react-router';
import { AccountProviders, RequireSession } from '#web/features/accounts/index.ts';
import { SupportLive } from '#web/features/tickets/index.ts';
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
