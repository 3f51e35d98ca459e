import type { Config } from '#server/config.ts';
import { payPalPlaces } from '#server/platform/paypal/places.ts';
import type { PayPalMode } from '#server/platform/paypal/types.ts';

/** True when no money moves: payments go to an emulator of PayPal, or to its sandbox. */
export const isDemoPayment = (config: Pick<Config, 'paypal'>, mode: PayPalMode): boolean =>
  mode === 'sandbox' || payPalPlaces(config, mode).isDemo;
