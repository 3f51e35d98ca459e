import type { Currency } from '#contract/orders/order.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findPayPalSettings } from './find-settings.ts';

/** In which everything is sold now. Orders keep the one of their day. */
export const shopCurrency = async (db: Database): Promise<Currency> => (await findPayPalSettings(db)).currency;
