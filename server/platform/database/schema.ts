// Every table of the service, for the query builder and for `drizzle-kit generate`.
export * from '../../features/accounts/tables.ts';
export * from '../../features/audit/tables.ts';
export * from '../../features/content/tables.ts';
export * from '../../features/credits/tables.ts';
export * from '../../features/generations/tables.ts';
export * from '../../features/incidents/tables.ts';
export * from '../../features/items/tables.ts';
export * from '../../features/mail/tables.ts';
export * from '../../features/orders/tables.ts';
export * from '../../features/packages/tables.ts';
export * from '../../features/payments/tables.ts';
export * from '../../features/paypal-settings/tables.ts';
export * from '../../features/provider-keys/tables.ts';
export * from '../../features/receipts/tables.ts';
export * from '../../features/tickets/tables.ts';
export * from '../../features/web-vitals/tables.ts';
export * from '../events/tables.ts';
