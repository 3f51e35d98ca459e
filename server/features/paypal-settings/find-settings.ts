import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { payPalSettings } from './tables.ts';

export type PayPalSettingsRow = typeof payPalSettings.$inferSelect;

/** The only row of its table. */
export const SETTINGS_ID = 1;

export const defaultSettings: PayPalSettingsRow = {
  id: SETTINGS_ID,
  enablePayPal: false,
  clientId: '',
  sealedSecret: null,
  mode: 'sandbox',
  currency: 'USD',
  buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' },
  webhookId: '',
  updatedAt: new Date(0),
};

/** How the shop is paid; the defaults, with PayPal off, before anybody has saved. */
export async function findPayPalSettings(db: Database): Promise<PayPalSettingsRow> {
  const [row] = await db.select().from(payPalSettings).where(eq(payPalSettings.id, SETTINGS_ID));
  return row ?? defaultSettings;
}
