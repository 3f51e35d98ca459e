import type { Currency } from '../orders/order.ts';

const symbols: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$' };

/** The currency's sign and two decimals, as every screen shows an amount: '$9.00', and '-$9.00' of what went back. */
export function formatPrice(amount: string | number, currency: Currency = 'USD'): string {
  const value = Number(amount);
  return `${value < 0 ? '-' : ''}${symbols[currency]}${Math.abs(value).toFixed(2)}`;
}

/** '{n} Credits', as every screen shows a balance. */
export const formatCredits = (n: number): string => `${n} Credits`;
