import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { recordId } from './vocabulary/ids.ts';
import { credits } from './vocabulary/money.ts';
import { listQuery } from './vocabulary/pagination.ts';
import { userMembership, userRole } from './vocabulary/roles.ts';

export const user = z.object({
  _id: recordId,
  userName: z.string(),
  UserEmail: z.email(),
  profileURL: z.string().nullable(),
  userRole,
  userMembership,
  MembershipValidity: instant.nullable(),
  currentBalance: credits.describe('Credits that can be spent now: posted minus held.'),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

/** Smallest number of characters in a password. */
export const MIN_PASSWORD_LENGTH = 6;

export const accounts = {
  listUsers: oc
    .route({
      method: 'GET',
      path: '/users',
      summary: 'Users; with userEmail the one with that address',
      tags: ['Accounts'],
    })
    .input(listQuery.extend({ userEmail: z.email().optional() }))
    .output(z.array(user))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
};
