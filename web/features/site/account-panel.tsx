import { LayoutDashboard, LogOut, ShieldCheck, UserRoundPen } from 'lucide-react';
import { Link } from 'react-router';
import type { UserRole } from '#contract/vocabulary/roles.ts';
import { paths } from '#web/paths.ts';
import { useLogout } from '#web/session/use-logout.ts';
import type { NavbarUser } from '#web/session/use-navbar-user.ts';
import { Badge } from '#web/ui/badge.tsx';

const item = 'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-left text-small hover:bg-sunken';
const icon = 'size-4 shrink-0 text-muted';

interface AccountPanelProps {
  id: string;
  name: string;
  user: NavbarUser | undefined;
  onChoose: () => void;
}

export function AccountPanel({ id, name, user, onChoose }: AccountPanelProps) {
  const logout = useLogout();
  return (
    <div
      id={id}
      className="absolute top-full right-0 z-50 mt-1.5 w-64 max-w-[calc(100vw-2rem)] animate-fade rounded-lg border border-line bg-sheet p-1 shadow-floating"
    >
      <div className="flex items-center justify-between gap-4 px-3 py-2">
        <span className="truncate font-semibold text-small">{name}</span>
        <RoleBadge role={user?.userRole} />
      </div>
      {user && (
        <p className="flex justify-between gap-4 px-3 pb-2 text-small">
          <span className="text-muted">Credits</span>
          <span className="font-mono tabular-nums">{user.currentBalance}</span>
        </p>
      )}
      <div className="my-1 h-px bg-line" />
      <nav aria-label="Account">
        <Link to={paths.dashboard} onClick={onChoose} className={item}>
          <LayoutDashboard aria-hidden="true" className={icon} />
          Dashboard
        </Link>
        <Link to={paths.updateProfile} onClick={onChoose} className={item}>
          <UserRoundPen aria-hidden="true" className={icon} />
          Profile Settings
        </Link>
        {user?.userRole === 'Admin' && (
          <Link to={paths.adminDashboard} onClick={onChoose} className={item}>
            <ShieldCheck aria-hidden="true" className={icon} />
            Admin
          </Link>
        )}
      </nav>
      <button
        type="button"
        className={item}
        onClick={() => {
          onChoose();
          void logout();
        }}
      >
        <LogOut aria-hidden="true" className={icon} />
        Logout
      </button>
    </div>
  );
}

const labels: Record<UserRole, string> = {
  member: 'Member',
  moderator: 'Moderator',
  Admin: 'Admin',
  Seller: 'Seller',
};

/** Admin stands out; Member is the default. */
function RoleBadge({ role = 'member' }: { role?: UserRole | undefined }) {
  return <Badge tone={role === 'Admin' ? 'solid' : 'neutral'}>{labels[role]}</Badge>;
}
