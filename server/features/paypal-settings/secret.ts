import type { Services } from '#server/platform/services.ts';
import type { PayPalSettingsRow } from './find-settings.ts';
import { SETTINGS_ID } from './find-settings.ts';

const PLACE = { table: 'paypal_settings', row: String(SETTINGS_ID), column: 'sealed_secret' };

export const sealPayPalSecret = ({ secrets }: Pick<Services, 'secrets'>, secret: string): string =>
  secrets.seal(PLACE, secret);

/** The client secret, or '' when none is stored. @throws SecretUnreadable */
export const openPayPalSecret = (
  { secrets }: Pick<Services, 'secrets'>,
  { sealedSecret }: Pick<PayPalSettingsRow, 'sealedSecret'>,
): string => (sealedSecret ? secrets.open(PLACE, sealedSecret) : '');
