import type { Config } from '#server/config.ts';

/** With whom the demo is paid at its PayPal emulator; undefined in production and where there is no emulator. */
export const demoAccountOf = ({ mode, paypal }: Pick<Config, 'mode' | 'paypal'>) =>
  mode === 'demo' && paypal.baseUrl ? paypal.demoAccount : undefined;
