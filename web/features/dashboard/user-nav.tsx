import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { userLinks } from './user-links.ts';

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 font-medium text-small hover:bg-sunken';

interface UserNavProps {
  /** Icons only; the words stay for assistive technology and as tooltips. */
  compact?: boolean;
  onChoose?: () => void;
}

/** The user area's entries and Logout. */
export function UserNav({ compact = false, onChoose }: UserNavProps) {
  const logout = useLogout();
  const label = compact ? 'sr-only' : undefined;
  return (
    <nav aria-label="User area" className="flex flex-1 flex-col gap-1">
      {userLinks.map(({ to, label: text, Icon }) => (
        <NavLink
          key={to}
          to={to}
          onClick={onChoose}
          title={compact ? text : undefined}
          className={classNames(
            entry,
            'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent',
          )}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className={label}>{text}</span>
        </NavLink>
      ))}
      <button
        type="button"
        onClick={logout}
        title={compact ? 'Logout' : undefined}
        className={classNames(entry, 'mt-auto text-left')}
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        <span className={label}>Logout</span>
      </button>
    </nav>
  );
}
