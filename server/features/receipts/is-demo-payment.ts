import type { Config } from '#server/config.ts';
import { payPalPlaces } from '#server/platform/paypal/places.ts';
import type { PayPalMode } from '#server/platform/paypal/types.ts';

/** True when no money moves: payments go to a stand-in of PayPal, or to its sandbox. */
export const isDemoPayment = (config: Pick<Config, 'paypal'>, mode: PayPalMode): boolean =>
  mode === 'sandbox' || payPalPlaces(config, mode).isDemo;
