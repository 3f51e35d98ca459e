import * as z from 'zod';

const PRICE = 'Please enter a price above 0, like 19 or 19.00.';

/**
 * A price as somebody types it, at most 999999.99: `19`, `19.5` or a number. The result is text with two decimals.
 * All mistakes have the same message.
 */
export const typedPrice = z
  .union([z.string(), z.number()], PRICE)
  .transform((typed) => String(typed).trim())
  .refine((text) => /^\d{1,6}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0, PRICE)
  .transform((text) => Number(text).toFixed(2));

/** A whole number of at least 1, also as text. */
export const typedCount = (message: string, max: number) =>
  z
    .union([z.string(), z.number()], message)
    .transform((typed) => String(typed).trim())
    .pipe(z.string().regex(/^\d{1,9}$/, message))
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message));
