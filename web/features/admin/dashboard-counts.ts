import { Headset, type LucideIcon, Settings, ShoppingCart, Users } from 'lucide-react';
import type { DashboardCounts } from '#contract/dashboard.ts';
import { paths } from '#web/paths.ts';
import { counted, formatNumber } from '#web/ui/format-number.ts';

interface CountCard {
  title: string;
  Icon: LucideIcon;
  to: string;
  count?: (counts: DashboardCounts) => number;
  note?: (counts: DashboardCounts) => string;
}

/** Cards of the admin dashboard, in order. Each leads to its screen. */
export const countCards: readonly CountCard[] = [
  {
    title: 'Total Orders',
    Icon: ShoppingCart,
    to: paths.adminOrders,
    count: ({ orders }) => orders,
    note: ({ packageOrders, itemOrders }) => `${counted(packageOrders, 'package')}, ${counted(itemOrders, 'item')}`,
  },
  { title: 'Total Users', Icon: Users, to: paths.adminUsers, count: ({ users }) => users },
  {
    title: 'Support Messages',
    Icon: Headset,
    to: paths.adminSupport(),
    count: ({ openTickets }) => openTickets,
    note: ({ waitingTickets, tickets }) =>
      `open, ${waitingTickets} waiting for an answer · ${formatNumber(tickets)} in total`,
  },
  { title: 'Settings', Icon: Settings, to: paths.adminSettings, note: () => 'Site content and AI keys' },
];
