import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId } from '../vocabulary/ids.ts';
import { MAX_NAME_LENGTH, user } from './users.ts';

/** Largest profile photo: 2 MB. */
export const MAX_PHOTO_BYTES = 2_097_152;
export const PHOTO_TOO_LARGE = 'File size exceeds 2 MB. Please upload a smaller image.';

const line = z.string().trim().max(200);

/** `email` may be sent along and is never changed by it: 'Email address cannot be changed'. */
export const profileFields = z.object({
  userName: z.string().trim().min(1, 'Please enter a name').max(MAX_NAME_LENGTH),
  aboutMe: z.string().trim().max(2000).default(''),
  profileURL: z
    .string()
    .max(2000)
    .refine((url) => url === '' || /^(?:\/images\/|https:\/\/)/.test(url), 'Please upload a picture')
    .nullish(),
  address: line.default(''),
  city: line.default(''),
  country: line.default(''),
  phone: z.string().trim().max(60).default(''),
});
export type ProfileFields = z.infer<typeof profileFields>;

/** Mails that a person can switch off. */
export const mailWishes = z.object({
  ticketAnswered: z.boolean().describe('A ticket was answered; for admins also: somebody wrote to the support desk'),
  membershipEnding: z.boolean().describe('The membership ends in 7 days'),
});
export type MailWishes = z.infer<typeof mailWishes>;

/** One place where the account is signed in. */
export const sessionInfo = z.object({
  _id: z.uuid(),
  device: z.string().describe('Browser and system, as the browser said'),
  ipAddress: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

const signedIn = { UNAUTHORIZED: errors.UNAUTHORIZED };
const done = z.object({ success: z.literal(true) });
const tags = ['Profile'];

export const profileContract = {
  updateProfile: oc
    .route({ method: 'PUT', path: '/update-user-profile/{id}', summary: 'Change your own profile', tags })
    .input(profileFields.extend({ ...byId.shape, email: z.string().optional() }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: user }))
    .errors({
      ...signedIn,
      FORBIDDEN: errors.FORBIDDEN,
      NOT_FOUND: { ...errors.NOT_FOUND, message: 'User data not found' },
    }),
  getMailWishes: oc
    .route({ method: 'GET', path: '/api/account/mail', summary: 'Which emails you receive', tags })
    .output(mailWishes)
    .errors(signedIn),
  updateMailWishes: oc
    .route({ method: 'PUT', path: '/api/account/mail', summary: 'Choose which emails you receive', tags })
    .input(mailWishes)
    .output(mailWishes)
    .errors(signedIn),
  listSessions: oc
    .route({ method: 'GET', path: '/api/account/sessions', summary: 'Where you are signed in', tags })
    .output(z.array(sessionInfo))
    .errors(signedIn),
  endSession: oc
    .route({
      method: 'DELETE',
      path: '/api/account/sessions/{id}',
      successStatus: 200,
      summary: 'Sign out one of your sessions',
      tags,
    })
    .input(byId)
    .output(done)
    .errors({ ...signedIn, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This session has already ended.' } }),
  endOtherSessions: oc
    .route({ method: 'POST', path: '/api/account/sign-out-everywhere', summary: 'End every other session', tags })
    .output(done)
    .errors(signedIn),
  exportAccount: oc
    .route({
      method: 'GET',
      path: '/api/account/export',
      summary: 'Everything that is stored about you, as JSON',
      tags,
    })
    .output(z.file())
    .errors(signedIn),
  deleteAccount: oc
    .route({
      method: 'POST',
      path: '/api/account/delete',
      summary: 'Delete your account; needs the password, or a sign-in of the last ten minutes when there is none',
      tags,
    })
    .input(z.object({ password: z.string().max(200).optional() }))
    .output(done)
    .errors({
      ...signedIn,
      WRONG_PASSWORD: errors.WRONG_PASSWORD,
      LAST_ADMIN: errors.LAST_ADMIN,
      SIGN_IN_AGAIN: errors.SIGN_IN_AGAIN,
      TOO_MANY_ATTEMPTS: errors.TOO_MANY_ATTEMPTS,
    }),
  listSignInWays: oc
    .route({ method: 'GET', path: '/api/sign-in-ways', summary: 'Which ways to sign in are configured', tags })
    .output(
      z.object({
        providers: z.array(z.object({ id: z.string(), name: z.string() })),
        passkeys: z.boolean(),
        verifiesEmail: z.boolean(),
        hidesAccounts: z.boolean().describe('Registration and reset do not say whether an address has an account'),
      }),
    ),
};
