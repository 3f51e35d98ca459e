import { AreaNav, type AreaNavProps } from '#web/features/dashboard/area-nav.tsx';
import { paths } from '#web/paths.ts';
import { adminLinks } from './admin-links.ts';

export function AdminNav(props: AreaNavProps) {
  return <AreaNav label="Admin area" links={adminLinks} profile={paths.accountSettings} {...props} />;
}
