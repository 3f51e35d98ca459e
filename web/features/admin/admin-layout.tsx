import { Outlet } from 'react-router';
import { AccountProviders } from '#web/features/accounts/account-providers.tsx';
import { RequireSession } from '#web/features/accounts/require-session.tsx';
import { AreaLayout } from '#web/features/dashboard/area-layout.tsx';
import { SupportLive } from '#web/features/tickets/support-live.tsx';
import { AdminNav } from './admin-nav.tsx';
import { RequireAdmin } from './require-admin.tsx';

/** The admin area. The guard is a courtesy: every call of it checks the role on the server. */
export default function AdminLayout() {
  return (
    <AccountProviders>
      <RequireSession>
        <RequireAdmin>
          <SupportLive area="admin" />
          <AreaLayout Nav={AdminNav} title="Menu" unread="desk">
            <Outlet />
          </AreaLayout>
        </RequireAdmin>
      </RequireSession>
    </AccountProviders>
  );
}
