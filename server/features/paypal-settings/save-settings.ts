import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import { type PayPalSettingsRow, SETTINGS_ID } from './find-settings.ts';
import { payPalSettings } from './tables.ts';

export type SettingsFields = Omit<PayPalSettingsRow, 'id' | 'updatedAt'>;

/** Puts `fields` in the place of `before` and writes that down. Saving the same again changes nothing. */
export async function saveSettings(
  tx: Database,
  { before, fields, ...act }: Pick<Act, 'actor' | 'action'> & { before: PayPalSettingsRow; fields: SettingsFields },
): Promise<PayPalSettingsRow> {
  const { id, updatedAt } = before;
  if (isDeepStrictEqual({ ...fields, id, updatedAt }, before)) return before;
  const [after] = await tx
    .update(payPalSettings)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(payPalSettings.id, SETTINGS_ID))
    .returning();
  // Prices stand on public pages with the currency's sign.
  if (after!.currency !== before.currency) await announce(tx, SITE_STREAM);
  await recordAct(tx, {
    ...act,
    subject: { type: 'paypal', name: 'PayPal settings' },
    before: audited(before),
    after: audited(after!),
  });
  return after!;
}

/** Of the secret the audit log says only that it changed. */
const audited = ({
  enablePayPal,
  clientId,
  sealedSecret,
  mode,
  currency,
  buttonStyles,
  webhookId,
}: SettingsFields) => ({
  enablePayPal,
  clientId,
  clientSecret: sealedSecret,
  mode,
  currency,
  ...buttonStyles,
  webhookId,
});
