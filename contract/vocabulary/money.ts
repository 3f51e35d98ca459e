import * as z from 'zod';

/** A whole number of credits. */
export const credits = z.number().int();

/** A price on the wire: text with two decimals, in the currency of the payment settings (USD by default). */
export const price = z.string().regex(/^\d+\.\d{2}$/);

export { formatCredits, formatPrice } from './format-money.ts';
