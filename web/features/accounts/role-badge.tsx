import type { UserRole } from '#contract/vocabulary/roles.ts';
import { Badge } from '#web/ui/badge.tsx';

const labels: Record<UserRole, string> = {
  member: 'Member',
  moderator: 'Moderator',
  Admin: 'Admin',
  Seller: 'Seller',
};

/** Admin stands out; Member is the default. */
export function RoleBadge({ role = 'member' }: { role?: UserRole | undefined }) {
  return <Badge tone={role === 'Admin' ? 'solid' : 'neutral'}>{labels[role]}</Badge>;
}
