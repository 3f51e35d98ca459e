import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Preferences, rememberPreference } from '#web/preferences.ts';
import { PaletteButton } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { AreaLogo } from './area-logo.tsx';
import type { AreaNavProps } from './area-nav.tsx';

interface SidebarProps {
  Nav: ComponentType<AreaNavProps>;
  title?: string | undefined;
}

export function Sidebar({ Nav, title }: SidebarProps) {
  const root = useRouteLoaderData<{ preferences: Preferences }>('root');
  const [collapsed, setCollapsed] = useState(root?.preferences.sidebar === 'collapsed');
  const toggle = () => {
    rememberPreference('sidebar', collapsed ? 'expanded' : 'collapsed');
    setCollapsed(!collapsed);
  };
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={classNames(
        'sticky top-0 flex h-dvh shrink-0 flex-col gap-6 overflow-y-auto border-line border-r bg-sheet p-3 max-lg:hidden print:hidden',
        collapsed ? 'w-17' : 'w-64',
      )}
    >
      <div className={classNames('flex items-center gap-2', collapsed ? 'flex-col' : 'justify-between pl-1')}>
        <AreaLogo compact={collapsed} />
        <Button
          look="quiet"
          size="icon"
          aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className={classNames('-mt-2', collapsed ? 'self-center' : title && '-mb-2')}>
        <PaletteButton compact={collapsed} />
      </div>
      {title && <p className={collapsed ? 'sr-only' : '-mb-4 px-3 font-semibold text-caption text-muted'}>{title}</p>}
      <Nav compact={collapsed} />
      <div className="-mt-5">
        <ThemeButton />
      </div>
    </aside>
  );
}
