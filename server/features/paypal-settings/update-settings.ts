import { isDeepStrictEqual } from 'node:util';
import type { PayPalSettingsChange } from '#contract/paypal-settings.ts';
import type { Act } from '#server/features/audit/index.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { chooseSecret, openForUse } from './choose-secret.ts';
import { findPayPalSettings, type PayPalSettingsRow } from './find-settings.ts';
import { lockSettings } from './lock-settings.ts';
import { mayTakeLivePayments, savedMeanwhile } from './policy.ts';
import { saveSettings } from './save-settings.ts';
import { tryCredentials } from './try-credentials.ts';

type Tools = Pick<Services, 'config' | 'db' | 'paypal' | 'secrets'>;

/**
 * Changes the setup. Credentials that are about to be used for the first time are tried at PayPal; a new colour does not
 * depend on PayPal being there.
 * @throws BAD_REQUEST, EMBEDDED_DATABASE, PAYPAL_REFUSED, PAYPAL_UNAVAILABLE; CONTENT_CHANGED when somebody saved while PayPal was asked
 */
export async function updatePayPalSettings(
  tools: Tools,
  change: PayPalSettingsChange,
  actor: Act['actor'],
): Promise<PayPalSettingsRow> {
  if (change.mode === 'live' && !mayTakeLivePayments(tools.config)) throw failure('EMBEDDED_DATABASE');
  const present = await findPayPalSettings(tools.db);
  const { clientSecret: _entered, webhookId = present.webhookId, ...entered } = change;
  const fields = { ...entered, webhookId, sealedSecret: chooseSecret(tools, present, change) };
  const newInUse = !present.enablePayPal || fields.sealedSecret !== present.sealedSecret;
  if (fields.enablePayPal && newInUse)
    await tryCredentials(tools, { ...fields, clientSecret: openForUse(tools, fields) });
  return tools.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    if (!isDeepStrictEqual(before, present)) throw savedMeanwhile();
    return saveSettings(tx, { actor, action: 'paypal.update', before, fields });
  });
}
