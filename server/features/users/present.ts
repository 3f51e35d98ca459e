import type { User } from '#contract/accounts/users.ts';
import type { UserWithCredits } from './find-users.ts';

export function presentUser({ user, posted, held }: UserWithCredits): User {
  return {
    _id: user.id,
    userName: user.name,
    UserEmail: user.email,
    profileURL: user.image,
    aboutMe: user.aboutMe,
    address: user.address,
    city: user.city,
    country: user.country,
    phone: user.phone,
    userRole: user.role,
    userMembership: user.membership,
    MembershipValidity: user.membershipValidity?.toISOString() ?? null,
    currentBalance: (posted ?? 0) - (held ?? 0),
    createdAt: user.createdAt.toISOString(),
    isDisabled: user.disabledAt !== null,
  };
}
