import * as z from 'zod';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { cents } from './refundable.ts';

/**
 * What is typed into the refund form.
 * @param left hundredths that can still be paid back
 */
export const refundSchema = (left: number, currency: Parameters<typeof formatPrice>[1]) => {
  const most = formatPrice(left / 100, currency);
  return z.object({
    amount: z
      .string()
      .trim()
      .regex(/^\d{1,8}([.,]\d{1,2})?$/, 'Please enter an amount, e.g. 4.50')
      .transform((text) => Number(text.replace(',', '.')).toFixed(2))
      .refine((amount) => cents(amount) > 0, 'Please enter an amount above zero')
      .refine((amount) => cents(amount) <= left, `Only ${most} can still be refunded`),
    reason: z.string().trim().min(1, 'Please enter a reason').max(255),
  });
};

export type RefundInput = z.input<ReturnType<typeof refundSchema>>;
export type Refund = z.output<ReturnType<typeof refundSchema>>;
