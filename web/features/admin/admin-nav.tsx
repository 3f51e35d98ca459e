import { AreaNav, type AreaNavProps } from '#web/features/dashboard/area-nav.tsx';
import { adminLinks } from './admin-links.ts';

export function AdminNav(props: AreaNavProps) {
  return <AreaNav label="Admin area" links={adminLinks} {...props} />;
}
