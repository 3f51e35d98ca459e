import { Outlet } from 'react-router';
import { AccountProviders, RequireSession } from '#web/features/accounts/index.ts';
import { AreaLayout, AreaNav, type AreaNavProps, usePageActions } from '#web/features/dashboard/index.ts';
import { SupportLive, useUnread } from '#web/features/tickets/index.ts';
import { paths } from '#web/paths.ts';
import { adminLinks } from './admin-links.ts';
import { RequireAdmin } from './require-admin.tsx';
import { settingsTabs } from './settings-tabs.ts';

/** The admin area. The guard is a courtesy: every call of it checks the role on the server. */
export default function AdminLayout() {
  usePageActions('Settings of the site', settingsTabs);
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

/** The admin area's entries; beside the desk's stands how many of its tickets have something new. */
function AdminNav(props: AreaNavProps) {
  const { desk } = useUnread();
  const links = adminLinks.map((link) => (link.to === paths.adminSupport() ? { ...link, count: desk } : link));
  return <AreaNav label="Admin area" links={links} profile={paths.accountSettings} {...props} />;
}
