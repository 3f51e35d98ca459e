import {
  FileArchive,
  Headset,
  House,
  LayoutDashboard,
  Mail,
  Package,
  ScrollText,
  Settings,
  ShoppingBag,
  ShoppingCart,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { AreaLink } from '#web/features/dashboard/index.ts';
import { paths } from '#web/paths.ts';

/** Entries of the admin sidebar, in order. */
export const adminLinks = [
  { to: paths.adminDashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.adminOrders, label: 'Total Orders', Icon: ShoppingCart },
  { to: paths.adminItemOrders, label: 'Item Orders', Icon: ShoppingBag },
  { to: paths.adminUsers, label: 'Users', Icon: Users },
  { to: paths.adminPackages, label: 'Pricing Packages', Icon: Package },
  { to: paths.adminItems, label: 'Items', Icon: FileArchive },
  { to: paths.adminSupport(), label: 'Support Messages', Icon: Headset },
  { to: paths.adminMail, label: 'Mail', Icon: Mail },
  { to: paths.incidents, label: 'Incidents', Icon: TriangleAlert },
  { to: paths.auditLog, label: 'Audit log', Icon: ScrollText },
  { to: paths.adminSettings, label: 'Settings', Icon: Settings },
  { to: paths.dashboard, label: 'User dashboard', Icon: House },
] as const satisfies AreaLink[];
