import { paths } from '#web/paths.ts';

/** Pages of the admin area, by the names that its menu and the palette give them. */
export const adminPages = {
  dashboard: { to: paths.adminDashboard, label: 'Dashboard' },
  orders: { to: paths.adminOrders, label: 'Total Orders' },
  itemOrders: { to: paths.adminItemOrders, label: 'Item Orders' },
  users: { to: paths.adminUsers, label: 'Users' },
  packages: { to: paths.adminPackages, label: 'Pricing Packages' },
  items: { to: paths.adminItems, label: 'Items' },
  support: { to: paths.adminSupport(), label: 'Support Messages' },
  mail: { to: paths.adminMail, label: 'Mail' },
  incidents: { to: paths.incidents, label: 'Incidents' },
  auditLog: { to: paths.auditLog, label: 'Audit log' },
  settings: { to: paths.adminSettings, label: 'Settings' },
} as const;
