import { findPayPalSettings } from '#server/features/paypal-settings/index.ts';
import { isDemoPayment } from '#server/features/receipts/index.ts';
import { admin } from '#server/platform/rpc.ts';
import { exportOrders } from './export-orders.ts';
import { findCurrencies, getRevenue } from './get-revenue.ts';
import { sumOf } from './sum-of.ts';

export const bookProcedures = {
  exportOrders: admin.orders.exportOrders.handler(({ input, context }) =>
    exportOrders(context.db, context.user, input),
  ),
  getRevenue: admin.orders.getRevenue.handler(async ({ input, context }) => {
    const { db, config } = context;
    const settings = await findPayPalSettings(db);
    const { per, currency = settings.currency } = input;
    const withDemo = isDemoPayment(config, settings.mode);
    const bars = await getRevenue(db, { per, currency, withDemo, now: new Date() });
    return { currency, currencies: await findCurrencies(db), total: sumOf(bars), bars };
  }),
};
