import type { Act } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defaultSettings, type PayPalSettingsRow } from './find-settings.ts';
import { lockSettings } from './lock-settings.ts';
import { saveSettings } from './save-settings.ts';

/** Switches PayPal off, forgets its client with the secret, and gives the buttons their first looks. */
export function resetPayPalSettings(db: Database, actor: Act['actor']): Promise<PayPalSettingsRow> {
  const { id: _id, updatedAt: _never, ...fields } = defaultSettings;
  return db.transaction(async (tx) =>
    saveSettings(tx, { actor, action: 'paypal.reset', before: await lockSettings(tx), fields }),
  );
}
