import { ShieldCheck } from 'lucide-react';
import { useAccount } from '#web/features/accounts/use-account.ts';
import { paths } from '#web/paths.ts';
import { AreaNav, type AreaNavProps } from './area-nav.tsx';
import { userLinks } from './user-links.ts';

const adminLink = { to: paths.adminDashboard, label: 'Admin', Icon: ShieldCheck, newTab: true };

/** The user area's entries; admins find the way to theirs. */
export function UserNav(props: AreaNavProps) {
  const { user } = useAccount();
  const links = user?.userRole === 'Admin' ? [...userLinks, adminLink] : userLinks;
  return <AreaNav label="User area" links={links} profile={paths.updateProfile} {...props} />;
}
