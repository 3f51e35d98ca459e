import { Outlet } from 'react-router';
import { RequireSession } from '#web/features/accounts/require-session.tsx';
import { SkipLink } from '#web/features/site/skip-link.tsx';
import { Sidebar } from './sidebar.tsx';
import { UserTopBar } from './user-top-bar.tsx';

/** The signed-in area: sidebar beside the page; a bar above it on narrow screens. */
export default function UserLayout() {
  return (
    <RequireSession>
      <SkipLink />
      <div className="flex min-h-dvh max-lg:flex-col">
        <Sidebar />
        <UserTopBar />
        <main id="content" className="min-w-0 flex-1 px-4 py-6 sm:px-6">
          <Outlet />
        </main>
      </div>
    </RequireSession>
  );
}
