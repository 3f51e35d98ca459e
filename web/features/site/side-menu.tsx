import { Link } from 'react-router';
import { useSession } from '#web/session/use-session.ts';
import { MenuDrawer } from '#web/ui/menu-drawer.tsx';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { SignedOutLinks } from './signed-out-links.tsx';
import { siteLinks } from './site-links.ts';
import { SiteLogo } from './site-logo.tsx';

/** The header's links on a narrow screen. */
export function SideMenu() {
  const session = useSession();
  return (
    <MenuDrawer side="right" logo={<SiteLogo />} triggerClassName="lg:hidden">
      {(close) => (
        <>
          <nav aria-label="Site">
            {siteLinks.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                onClick={close}
                className="flex min-h-12 items-center border-line border-b font-semibold"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className="flex items-center justify-between text-muted text-small sm:hidden">
            Theme
            <ThemeButton />
          </div>
          {!session && (
            <div className="grid gap-2 md:hidden">
              <SignedOutLinks size="large" onChoose={close} />
            </div>
          )}
        </>
      )}
    </MenuDrawer>
  );
}
