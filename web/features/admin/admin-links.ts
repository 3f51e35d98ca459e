import { House, LayoutDashboard, Settings } from 'lucide-react';
import { paths } from '#web/paths.ts';

/** Entries of the admin sidebar, in order. */
export const adminLinks = [
  { to: paths.adminDashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.adminSettings, label: 'Settings', Icon: Settings },
  { to: paths.dashboard, label: 'User dashboard', Icon: House },
] as const;
