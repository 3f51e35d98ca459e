import type { PayPalSettings } from '#contract/paypal-settings.ts';

/** Whether payments go to something else than PayPal: a demo may also be paid in PayPal's own sandbox. */
export const isStandIn = ({ sdkUrl }: Pick<PayPalSettings, 'sdkUrl'>): boolean =>
  !/(^|\.)paypal\.com$/.test(new URL(sdkUrl).hostname);
