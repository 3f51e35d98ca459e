import { ChevronDown, LayoutDashboard, LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '#web/features/accounts/avatar.tsx';
import { RoleBadge } from '#web/features/accounts/role-badge.tsx';
import { useAccount } from '#web/features/accounts/use-account.ts';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { paths } from '#web/paths.ts';
import { Dropdown, DropdownContent, DropdownItem, DropdownSeparator, DropdownTrigger } from '#web/ui/dropdown.tsx';

export function AccountMenu() {
  const { session, user } = useAccount();
  const logout = useLogout();
  const name = user?.userName || session?.user.name || 'Dashboard';
  return (
    <Dropdown modal={false}>
      <DropdownTrigger className="flex min-h-10 max-w-56 items-center gap-2 rounded-sm border border-line-strong bg-sheet pr-2 pl-1.5 font-semibold text-small hover:border-ink">
        <Avatar url={user?.profileURL} />
        <span className="truncate max-sm:sr-only">{name}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </DropdownTrigger>
      <DropdownContent>
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
        <DropdownSeparator />
        <DropdownItem asChild>
          <Link to={paths.dashboard}>
            <LayoutDashboard aria-hidden="true" className="size-4 text-muted" />
            Dashboard
          </Link>
        </DropdownItem>
        {user?.userRole === 'Admin' && (
          <DropdownItem asChild>
            <Link to={paths.adminSettings}>
              <ShieldCheck aria-hidden="true" className="size-4 text-muted" />
              Admin
            </Link>
          </DropdownItem>
        )}
        <DropdownItem onSelect={logout}>
          <LogOut aria-hidden="true" className="size-4 text-muted" />
          Logout
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  );
}
