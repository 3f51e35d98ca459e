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
import { type AreaLink, adminPages } from '#web/features/dashboard/index.ts';
import { paths } from '#web/paths.ts';

/** Entries of the admin sidebar, in order. */
export const adminLinks = [
  { ...adminPages.dashboard, Icon: LayoutDashboard },
  { ...adminPages.orders, Icon: ShoppingCart },
  { ...adminPages.itemOrders, Icon: ShoppingBag },
  { ...adminPages.users, Icon: Users },
  { ...adminPages.packages, Icon: Package },
  { ...adminPages.items, Icon: FileArchive },
  { ...adminPages.support, Icon: Headset },
  { ...adminPages.mail, Icon: Mail },
  { ...adminPages.incidents, Icon: TriangleAlert },
  { ...adminPages.auditLog, Icon: ScrollText },
  { ...adminPages.settings, Icon: Settings },
  { to: paths.dashboard, label: 'User dashboard', Icon: House },
] as const satisfies AreaLink[];
