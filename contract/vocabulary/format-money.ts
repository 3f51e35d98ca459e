export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

const symbols: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$' };

/** The sign before an amount; '$' where no currency is known. */
export const currencySign = (currency: Currency = 'USD'): string => symbols[currency];

/** The currency's sign and two decimals, as every screen shows an amount: '$9.00', and '-$9.00' for a refund. */
export function formatPrice(amount: string | number, currency: Currency = 'USD'): string {
  const value = Number(amount);
  const figure = Math.abs(value).toFixed(2);
  // After rounding: there is no '-$0.00'.
  const minus = value < 0 && Number(figure) !== 0 ? '-' : '';
  return `${minus}${currencySign(currency)}${figure}`;
}

/** '{n} Credits', as every screen shows a balance. */
export const formatCredits = (n: number): string => `${n} Credits`;
