import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { isCurrent } from '#web/ui/is-current.ts';
import { settingsTabs } from './settings-tabs.ts';

/** A menu beside the tab where there is room; elsewhere a row that scrolls, with the open one in its middle. */
export function SettingsMenu() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another open tab.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label="Settings"
      className="relative flex gap-1 overflow-x-auto border-line max-xl:border-b xl:sticky xl:top-6 xl:flex-col xl:border-l"
    >
      {settingsTabs.map(({ to, also = to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent(pathname, to, also) ? 'page' : undefined}
          className="flex min-h-10 shrink-0 items-center border-transparent px-3 font-semibold text-muted text-small -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-xl:border-b-2 xl:-ml-px xl:border-l-2 xl:aria-[current=page]:bg-accent-soft xl:aria-[current=page]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
