import type * as z from 'zod';
import type { profileFields } from '#contract/accounts/profile.ts';
import type { User } from '#contract/accounts/users.ts';
import type { Session } from '#web/session/session.ts';

/** What the form holds. */
export type ProfileValues = z.input<typeof profileFields>;

type SignedIn = NonNullable<Session>['user'];

/** The profile, with what the sign-in provider says where it is empty. */
export const profileValues = (user: User, { name, image }: SignedIn): ProfileValues => ({
  userName: user.userName || name,
  profileURL: user.profileURL || image || '',
  aboutMe: user.aboutMe,
  address: user.address,
  phone: user.phone,
  city: user.city,
  country: user.country,
});
