import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { SideMenu } from './side-menu.tsx';
import { SignedOutLinks } from './signed-out-links.tsx';
import { siteLinks } from './site-links.ts';
import { SiteLogo } from './site-logo.tsx';

// Only for people who are signed in: visitors do not load it.
const AccountMenu = lazy(() => loadChunk(() => import('./account-menu.tsx')));

export function SiteHeader() {
  const session = useSession();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-page">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <SiteLogo />
        <nav aria-label="Site" className="ml-6 hidden gap-1 lg:flex">
          {siteLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-10 items-center rounded-sm px-3 font-medium text-small hover:bg-sunken"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <span className="max-sm:hidden">
            <ThemeButton />
          </span>
          {session ? (
            <Suspense fallback={<Link to={paths.dashboard}>{session.user.name || 'Dashboard'}</Link>}>
              <AccountMenu account={session.user} />
            </Suspense>
          ) : (
            <div className="hidden gap-2 md:flex">
              <SignedOutLinks />
            </div>
          )}
          <SideMenu />
        </div>
      </div>
    </header>
  );
}
