import { AreaNav, type AreaNavProps } from '#web/features/dashboard/area-nav.tsx';
import { useUnread } from '#web/features/tickets/use-unread.ts';
import { paths } from '#web/paths.ts';
import { adminLinks } from './admin-links.ts';

/** The admin area's entries; beside the desk's stands how many of its tickets have something new. */
export function AdminNav(props: AreaNavProps) {
  const { desk } = useUnread();
  const links = adminLinks.map((link) => (link.to === paths.adminSupport() ? { ...link, count: desk } : link));
  return <AreaNav label="Admin area" links={links} profile={paths.accountSettings} {...props} />;
}
