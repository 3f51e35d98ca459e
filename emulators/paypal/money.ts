import type { Money } from './wire-types.ts';

/** Currencies that PayPal takes. */
const CURRENCIES = new Set(
  'AUD BRL CAD CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD CHF THB TWD USD'.split(' '),
);
/** Those without decimals at PayPal, whatever ISO 4217 says. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

export const isCurrency = (code: string): boolean => CURRENCIES.has(code);
export const decimalsOf = (currency: string): number => (WHOLE.has(currency) ? 0 : 2);

/** The smallest units (cents). Trailing zeros beyond the currency's decimals are the caller's to refuse. */
export const toMinor = ({ currency_code, value }: Money): number =>
  Math.round(Number(value) * 10 ** decimalsOf(currency_code));

export const toMoney = (minor: number, currency: string): Money => ({
  currency_code: currency,
  value: (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)),
});

/** As PayPal writes it: `12` becomes `12.00`. */
export const normalized = (money: Money): Money => toMoney(toMinor(money), money.currency_code);
