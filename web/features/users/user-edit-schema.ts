import * as z from 'zod';
import { MAX_NAME_LENGTH, type User } from '#contract/accounts/users.ts';
import { userMembership, userRole } from '#contract/vocabulary/roles.ts';

const WHOLE = 'Credits are a whole number';

/** What can be edited in a row. A balance that changes needs a reason, which the ledger keeps. */
export const userEditSchema = (user: Pick<User, 'currentBalance'>) =>
  z
    .object({
      userName: z.string().trim().min(1, 'Please enter a name').max(MAX_NAME_LENGTH),
      UserEmail: z.email('Please enter a valid email address.'),
      userRole,
      userMembership,
      currentBalance: z
        .string()
        .trim()
        .regex(/^-?\d+$/, WHOLE)
        .transform(Number)
        .pipe(z.number().min(0, 'Credits cannot be less than 0').max(1_000_000, 'At most 1,000,000 credits')),
      reason: z.string().trim().max(500),
    })
    .refine(({ currentBalance, reason }) => currentBalance === user.currentBalance || reason !== '', {
      path: ['reason'],
      message: 'Please enter a reason',
    });
export type UserEditInput = z.input<ReturnType<typeof userEditSchema>>;
export type UserEdit = z.output<ReturnType<typeof userEditSchema>>;

export const userEditOf = ({ userName, UserEmail, userRole, userMembership, currentBalance }: User): UserEditInput => ({
  userName,
  UserEmail,
  userRole,
  userMembership,
  currentBalance: String(currentBalance),
  reason: '',
});

/**
 * Only what differs: credits that a conversion spends in the meantime are not given back by somebody who corrects a
 * name. Empty when nothing does.
 */
export function userChange(user: User, { reason, ...edit }: UserEdit) {
  const changed = (Object.keys(edit) as (keyof typeof edit)[]).filter((field) => edit[field] !== user[field]);
  const change: Partial<typeof edit> = Object.fromEntries(changed.map((field) => [field, edit[field]]));
  return change.currentBalance === undefined ? change : { ...change, reason };
}
