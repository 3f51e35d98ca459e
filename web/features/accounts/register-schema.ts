import * as z from 'zod';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/users.ts';

const password = z.string().min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`);

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({ password, confirmPassword: z.string().min(1, 'Please confirm your password.') })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => password.safeParse((value as { password?: unknown }).password).success,
  });

export const registerSchema = newPasswordSchema.and(
  z.object({
    name: z.string().trim().min(1, 'Please enter your full name.').max(200),
    email: z.string().trim().min(1, 'Please enter your email address.').pipe(z.email('Invalid email address format.')),
    terms: z.literal(true, 'Please accept the terms.'),
  }),
);
