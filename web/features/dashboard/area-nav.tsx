import { LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ProfileEntry } from '#web/features/accounts/index.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isCurrent } from '#web/ui/is-current.ts';

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 font-medium text-small hover:bg-sunken';
const current = 'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent';

export interface AreaNavProps {
  /** Icons only; the words stay for assistive technology and as tooltips. */
  compact?: boolean;
  onChoose?: () => void;
}

export interface AreaLink {
  to: string;
  /** Other places that this entry stands for. */
  also?: readonly string[];
  label: string;
  Icon: LucideIcon;
  /** How much is new behind it. */
  count?: number;
  /** Another area: opened in a tab of its own. */
  newTab?: boolean;
}

/** An area's entries, who is signed in (a link to `profile`), and Logout. */
export function AreaNav({
  label,
  links,
  profile,
  compact = false,
  onChoose,
}: AreaNavProps & { label: string; links: readonly AreaLink[]; profile: string }) {
  const logout = useLogout();
  const { pathname } = useLocation();
  const isElsewhere = links.some(({ to, also = [] }) => isCurrent(pathname, to, ...also));
  const words = (text: ReactNode) => <span className={compact ? 'sr-only' : undefined}>{text}</span>;
  return (
    <nav aria-label={label} className="flex flex-1 flex-col gap-1">
      {links.map(({ to, also = [], label: text, Icon, count = 0, newTab }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent(pathname, to, ...also) ? 'page' : undefined}
          onClick={onChoose}
          target={newTab ? '_blank' : undefined}
          title={compact ? text : undefined}
          className={classNames(entry, current, 'relative')}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {words(text)}
          {count > 0 && <NewCount count={count} compact={compact} />}
          {newTab && <span className="sr-only">(opens in a new tab)</span>}
        </Link>
      ))}
      <Link
        to={profile}
        aria-current={!isElsewhere && isCurrent(pathname, profile) ? 'page' : undefined}
        onClick={onChoose}
        title={compact ? 'Profile Settings' : undefined}
        className={classNames(entry, current, 'mt-auto')}
      >
        <ProfileEntry compact={compact} />
      </Link>
      <button
        type="button"
        onClick={logout}
        title={compact ? 'Logout' : undefined}
        className={classNames(entry, 'text-left')}
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        {words('Logout')}
      </button>
    </nav>
  );
}

/** Beside the words; on the icon's corner where there are none. */
function NewCount({ count, compact }: { count: number; compact: boolean }) {
  return (
    <Badge tone="solid" className={compact ? 'absolute top-0 right-0 px-1.5' : 'ml-auto'}>
      {count > 99 ? '99+' : count}
      <span className="sr-only">new</span>
    </Badge>
  );
}
