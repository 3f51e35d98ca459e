import { ShieldCheck } from 'lucide-react';
import { useAccount } from '#web/features/accounts/index.ts';
import { useUnread } from '#web/features/tickets/index.ts';
import { paths } from '#web/paths.ts';
import { AreaNav, type AreaNavProps } from './area-nav.tsx';
import { userLinks } from './user-links.ts';

const adminLink = { to: paths.adminDashboard, label: 'Admin', Icon: ShieldCheck, newTab: true };

/** The user area's entries; admins find the way to theirs. */
export function UserNav(props: AreaNavProps) {
  const { user } = useAccount();
  const { own } = useUnread();
  const links = userLinks.map((link) => (link.to === paths.support() ? { ...link, count: own } : link));
  return (
    <AreaNav
      label="User area"
      links={user?.userRole === 'Admin' ? [...links, adminLink] : links}
      profile={paths.profile}
      {...props}
    />
  );
}
