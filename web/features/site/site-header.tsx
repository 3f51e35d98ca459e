import { NavLink } from 'react-router';
import { useAccount } from '#web/features/accounts/use-account.ts';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { SideMenu } from './side-menu.tsx';
import { SignedOutLinks } from './signed-out-links.tsx';
import { siteLinks } from './site-links.ts';
import { ThemeButton } from './theme-button.tsx';

export function SiteHeader() {
  const { session } = useAccount();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-page">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Logo />
        <nav aria-label="Site" className="ml-6 hidden gap-1 md:flex">
          {siteLinks.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-10 items-center rounded-sm px-3 font-medium text-small aria-[current=page]:text-accent hover:bg-sunken"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <span className="max-sm:hidden">
            <ThemeButton />
          </span>
          {session ? (
            <AccountMenu />
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
