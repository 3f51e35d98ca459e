import type { Currency } from '../orders/order.ts';

const symbols: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$' };

/** The currency's sign and two decimals, as every screen shows an amount: '$9.00'. */
export const formatPrice = (amount: string | number, currency: Currency = 'USD'): string =>
  `${symbols[currency]}${Number(amount).toFixed(2)}`;

/** '{n} Credits', as every screen shows a balance. */
export const formatCredits = (n: number): string => `${n} Credits`;
