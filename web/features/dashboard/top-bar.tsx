import type { ComponentType } from 'react';
import { useUnread } from '#web/features/tickets/index.ts';
import { PaletteButton } from '#web/ui/actions/index.ts';
import { MenuDrawer } from '#web/ui/menu-drawer.tsx';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { AreaLogo } from './area-logo.tsx';
import type { AreaNavProps } from './area-nav.tsx';

/** Narrow screens: the sidebar's entries behind a button. */
export function TopBar({ Nav, unread }: { Nav: ComponentType<AreaNavProps>; unread: 'own' | 'desk' }) {
  const news = useUnread()[unread];
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-line border-b bg-sheet px-4 lg:hidden print:hidden">
      <AreaLogo />
      <div className="flex">
        <PaletteButton compact />
        <ThemeButton />
        <MenuDrawer side="left" news={news} logo={<AreaLogo />}>
          {(close) => <Nav onChoose={close} />}
        </MenuDrawer>
      </div>
    </header>
  );
}
