import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { defaultSettings, type PayPalSettingsRow, SETTINGS_ID } from './find-settings.ts';
import { payPalSettings } from './tables.ts';

/** Locks the settings until the transaction ends; the first save of all makes their row. */
export async function lockSettings(tx: Database): Promise<PayPalSettingsRow> {
  await tx.insert(payPalSettings).values(defaultSettings).onConflictDoNothing();
  const [row] = await tx.select().from(payPalSettings).where(eq(payPalSettings.id, SETTINGS_ID)).for('update');
  return row!;
}
