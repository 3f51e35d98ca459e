import {
  Code,
  FolderClock,
  History,
  Hourglass,
  LayoutDashboard,
  LayoutTemplate,
  LifeBuoy,
  Package,
} from 'lucide-react';
import { paths } from '#web/paths.ts';
import type { AreaLink } from './area-nav.tsx';

/** Entries of the sidebar, in order. */
export const userLinks = [
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.generator(), label: 'Image To HTML Generator', Icon: Code },
  { to: paths.history, label: 'History', Icon: FolderClock },
  { to: paths.selectPackage, label: 'Upgrade Package', Icon: Package },
  { to: paths.items, label: 'Templates', Icon: LayoutTemplate },
  { to: paths.support(), also: [paths.createSupport()], label: 'Support', Icon: LifeBuoy },
  {
    to: paths.pendingPayment,
    also: [paths.packagePendingPayment, paths.itemPendingPayment],
    label: 'Pending Payment',
    Icon: Hourglass,
  },
  { to: paths.subscriptionHistory, label: 'Subscription History', Icon: History },
] as const satisfies AreaLink[];
