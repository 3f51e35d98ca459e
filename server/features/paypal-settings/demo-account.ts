import type { Config } from '#server/config.ts';

/** With whom the demo is paid at its stand-in of PayPal; undefined in production and where there is no stand-in. */
export const demoAccountOf = ({ mode, paypal }: Pick<Config, 'mode' | 'paypal'>) =>
  mode === 'demo' && paypal.baseUrl ? paypal.demoAccount : undefined;
