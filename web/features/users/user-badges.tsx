import type { User } from '#contract/accounts/users.ts';
import type { UserMembership, UserRole } from '#contract/vocabulary/roles.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

/** Roles and memberships as the admin screens write them, each in its colour. */
const roles: Record<UserRole, BadgeTone> = {
  member: 'neutral',
  moderator: 'warning',
  Admin: 'solid',
  Seller: 'accent',
};
const memberships: Record<UserMembership, BadgeTone> = { free: 'neutral', basic: 'accent', premium: 'success' };

export function UserRoleBadge({ user: { userRole } }: { user: User }) {
  return <Badge tone={roles[userRole]}>{userRole}</Badge>;
}

export function MembershipBadge({ user: { userMembership } }: { user: User }) {
  return <Badge tone={memberships[userMembership]}>{userMembership}</Badge>;
}

/** Only somebody who cannot sign in is marked. */
export function DisabledBadge({ user: { isDisabled } }: { user: User }) {
  return isDisabled ? <Badge tone="danger">Disabled</Badge> : null;
}
