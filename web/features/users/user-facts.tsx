import type { User } from '#contract/accounts/users.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { DisabledBadge, MembershipBadge, UserRoleBadge } from './user-badges.tsx';
import { UserButtons, type UserHandlers } from './user-buttons.tsx';

/** Who somebody is: what stands in the profile, and what may be done about it. */
export function UserFacts({ user, handlers }: { user: User; handlers: UserHandlers }) {
  return (
    <Card aria-label="Profile" className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Avatar url={user.profileURL} />
          <UserRoleBadge user={user} />
          <MembershipBadge user={user} />
          <DisabledBadge user={user} />
        </p>
        <UserButtons user={user} handlers={handlers} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-4">
        <Fact name="Email">
          <span className="break-all">{user.UserEmail}</span>
        </Fact>
        <Fact name="Credits">
          <span className="font-mono">{formatNumber(user.currentBalance)}</span>
        </Fact>
        <Fact name="Membership until">
          {user.MembershipValidity ? <Moment at={user.MembershipValidity} day /> : 'N/A'}
        </Fact>
        <Fact name="Joined">
          <Moment at={user.createdAt} />
        </Fact>
        <Fact name="Phone">{user.phone}</Fact>
        <Fact name="Address">{user.address}</Fact>
        <Fact name="City">{user.city}</Fact>
        <Fact name="Country">{user.country}</Fact>
      </dl>
      {user.aboutMe && (
        <div className="text-small">
          <p className="text-caption text-muted">About Me</p>
          <p className="max-w-prose whitespace-pre-line break-words">{user.aboutMe}</p>
        </div>
      )}
    </Card>
  );
}
