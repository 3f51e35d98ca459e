import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { credits } from '../vocabulary/money.ts';
import { listQuery } from '../vocabulary/pagination.ts';
import { userMembership, userRole } from '../vocabulary/roles.ts';

/** Smallest number of characters in a password. */
export const MIN_PASSWORD_LENGTH = 6;
/** Names are shown in lists, mails and messages. */
export const MAX_NAME_LENGTH = 100;

export const user = z.object({
  _id: recordId,
  userName: z.string(),
  UserEmail: z.email(),
  profileURL: z.string().nullable(),
  aboutMe: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  userRole,
  userMembership,
  MembershipValidity: instant.nullable(),
  currentBalance: credits.describe('Credits that can be spent now: posted minus held.'),
  createdAt: instant,
  isDisabled: z.boolean(),
});
export type User = z.infer<typeof user>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const USER_MISSING = { ...errors.NOT_FOUND, message: 'User data not found' };
const oneUser = {
  ...adminOnly,
  NOT_FOUND: USER_MISSING,
  LAST_ADMIN: errors.LAST_ADMIN,
  OWN_ACCOUNT: errors.OWN_ACCOUNT,
};
const tags = ['Accounts'];

const userName = z.string().trim().min(1, 'Please enter a name').max(MAX_NAME_LENGTH);
const reason = z.string().trim().min(1, 'Please enter a reason').max(500);

export const usersContract = {
  listUsers: oc
    .route({ method: 'GET', path: '/users', summary: 'Users; with userEmail the one with that address', tags })
    .input(listQuery.extend({ userEmail: z.email().optional() }))
    .output(z.array(user))
    .errors(adminOnly),
  listAdmins: oc
    .route({
      method: 'GET',
      path: '/users/admins',
      summary: 'Admins; everybody else gets an empty list, which says that they are none',
      tags,
    })
    .output(z.array(user.pick({ _id: true, userName: true, UserEmail: true })))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED }),
  createUser: oc
    .route({
      method: 'POST',
      path: '/api/create-user',
      summary: "After signing in: the caller's own record, filled from the sign-in provider where it is empty",
      tags,
    })
    .input(
      z.object({
        userName: z.string().trim().max(MAX_NAME_LENGTH).optional(),
        userEmail: z.email(),
        profileURL: z.string().max(2000).nullish(),
      }),
    )
    .output(user.extend({ credits }))
    .errors(adminOnly),
  getUser: oc
    .route({ method: 'GET', path: '/api/users/{id}', summary: 'One user (admin)', tags })
    .input(byId)
    .output(user)
    .errors({ ...adminOnly, NOT_FOUND: USER_MISSING }),
  updateUser: oc
    .route({
      method: 'PUT',
      path: '/api/users/{id}',
      summary: 'Change a user (admin); another balance becomes a ledger entry',
      tags,
    })
    .input(
      byId.extend({
        userName: userName.optional(),
        UserEmail: z.email('Please enter a valid email address.').optional(),
        userRole: userRole.optional(),
        userMembership: userMembership.optional(),
        currentBalance: z.coerce
          .number({ error: 'Credits are a whole number' })
          .int('Credits are a whole number')
          .min(0, 'Credits cannot be less than 0')
          .max(1_000_000)
          .optional(),
        reason: reason.optional().describe('For the ledger, when the balance changes'),
      }),
    )
    .output(user)
    .errors({ ...oneUser, EMAIL_TAKEN: errors.EMAIL_TAKEN, INSUFFICIENT_CREDITS: errors.INSUFFICIENT_CREDITS }),
  deleteUser: oc
    .route({
      method: 'DELETE',
      path: '/api/users/{id}',
      successStatus: 200,
      summary: 'Delete a user (admin); orders and tickets stay without the person',
      tags,
    })
    .input(byId)
    .output(z.object({ success: z.literal(true) }))
    .errors(oneUser),
  disableUser: oc
    .route({
      method: 'PATCH',
      path: '/api/users/{id}/disabled',
      summary: 'Disable an account and end its sessions, or enable it again (admin)',
      tags,
    })
    .input(byId.extend({ disabled: z.boolean() }))
    .output(user)
    .errors(oneUser),
  grantCredits: oc
    .route({ method: 'POST', path: '/api/users/credits', summary: 'Give credits to several users (admin)', tags })
    .input(
      z.object({
        userIds: z.array(recordId).min(1, 'Please choose at least one user').max(1000),
        amount: z.number().int().min(1).max(100_000),
        reason,
        /** Created once per form, so that sending the same grant twice gives credits once. */
        grantId: recordId,
      }),
    )
    .output(z.object({ success: z.literal(true), granted: z.number().int().describe('Users who have it now') }))
    .errors({ ...adminOnly, IDEMPOTENCY_KEY_REUSED: errors.IDEMPOTENCY_KEY_REUSED }),
  exportUsers: oc
    .route({ method: 'GET', path: '/api/users.csv', summary: 'Users as CSV, as filtered (admin)', tags })
    .input(listQuery.pick({ search: true, sort: true }))
    .output(z.file())
    .errors(adminOnly),
};
