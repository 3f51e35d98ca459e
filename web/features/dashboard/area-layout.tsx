import type { ComponentType, ReactNode } from 'react';
import { ActionKeys } from '#web/ui/actions/index.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import type { AreaNavProps } from './area-nav.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useAreaActions } from './use-area-actions.ts';

interface AreaLayoutProps {
  Nav: ComponentType<AreaNavProps>;
  /** Heading of the sidebar. */
  title?: string;
  /** Whose unread tickets are told: one's own, or the support desk's. */
  unread: 'own' | 'desk';
  children: ReactNode;
}

/** A signed-in area: sidebar beside the page; a bar above it on narrow screens. */
export function AreaLayout({ Nav, title, unread, children }: AreaLayoutProps) {
  useAreaActions();
  return (
    <>
      <SkipLink />
      <ActionKeys />
      <div className="flex min-h-dvh max-lg:flex-col print:block print:min-h-0">
        <Sidebar Nav={Nav} title={title} />
        <TopBar Nav={Nav} unread={unread} />
        <main id="content" className="min-w-0 flex-1 px-4 py-6 sm:px-6 print:p-0">
          {children}
        </main>
      </div>
    </>
  );
}
