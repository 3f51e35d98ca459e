import * as z from 'zod';
import { counted, formatNumber } from '#web/ui/format-number.ts';

/** Most credits that one refund gives back. */
const MOST = 10_000;
const AMOUNT = `Please enter a whole number from 1 to ${formatNumber(MOST)}`;

export const creditsSchema = z.object({
  amount: z.string().trim().regex(/^\d+$/, AMOUNT).transform(Number).pipe(z.number().min(1, AMOUNT).max(MOST, AMOUNT)),
  reason: z.string().trim().min(1, 'Please enter a reason.').max(500),
  message: z.string().trim().max(2000),
});
export type CreditsInput = z.input<typeof creditsSchema>;
export type Credits = z.output<typeof creditsSchema>;

/** What the member reads unless the admin writes something else. @param amount as typed; nothing while it is none */
export const creditsMessage = (name: string, amount: string): string => {
  const n = creditsSchema.shape.amount.safeParse(amount).data;
  const credits = n === undefined ? 'your credits' : counted(n, 'credit');
  return `Hello ${name},\n\nwe are sorry for the trouble. We have given ${credits} back to your account; you can spend ${n === 1 ? 'it' : 'them'} right away.`;
};
