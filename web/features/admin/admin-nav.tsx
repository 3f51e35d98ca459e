import { LayoutDashboard, Settings } from 'lucide-react';
import { AreaNav, type AreaNavProps } from '#web/features/dashboard/area-nav.tsx';
import { paths } from '#web/paths.ts';

const links = [
  { to: paths.adminSettings, label: 'Settings', Icon: Settings },
  { to: paths.dashboard, label: 'User dashboard', Icon: LayoutDashboard },
];

export function AdminNav(props: AreaNavProps) {
  return <AreaNav label="Admin area" links={links} {...props} />;
}
