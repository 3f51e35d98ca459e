import type { ProfileFields } from '#contract/accounts/profile.ts';
import type { User } from '#contract/accounts.ts';
import type { Session } from '#web/session.ts';

/** What the form holds: the profile, with what the sign-in provider says where it is empty. */
export type ProfileValues = Required<Omit<ProfileFields, 'profileURL'>> & { profileURL: string };

type SignedIn = NonNullable<Session>['user'];

export const profileValues = (user: User, { name, image }: SignedIn): ProfileValues => ({
  userName: user.userName || name,
  profileURL: user.profileURL || image || '',
  aboutMe: user.aboutMe,
  address: user.address,
  phone: user.phone,
  city: user.city,
  country: user.country,
});
