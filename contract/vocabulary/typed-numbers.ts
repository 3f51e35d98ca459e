import * as z from 'zod';

const PRICE = 'Please enter a price above 0, like 19 or 19.00.';

/**
 * A price as somebody types it, at most 999999.99: `19`, `19.5` or a number. It leaves as text with two decimals.
 * One sentence says whatever is wrong.
 */
export const typedPrice = z
  .union([z.string(), z.number()], PRICE)
  .transform((typed) => String(typed).trim())
  .refine((text) => /^\d{1,6}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0, PRICE)
  .transform((text) => Number(text).toFixed(2));

/** A whole number from 1 on, also as text with digits. */
export const typedCount = (message: string, max: number) =>
  z
    .union([z.string(), z.number()], message)
    .transform((typed) => String(typed).trim())
    .pipe(z.string().regex(/^\d{1,9}$/, message))
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message));
