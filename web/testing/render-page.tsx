import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { AccountProviders } from '#web/features/accounts/index.ts';
import type { Session } from '#web/session/session.ts';
import { setSession } from '#web/session/session-store.ts';

interface Surroundings {
  /** Address of the page. */
  at?: string;
  /** Who is signed in. */
  session?: Session;
}

/** A page or a part of one, with what the app puts around it: router, query client, session. Links lead to their address. */
export function renderPage(children: ReactNode, { at = '/here', session = null }: Surroundings = {}) {
  setSession(session);
  const { pathname } = new URL(at, window.location.origin);
  const app = (
    <AccountProviders>
      <Outlet />
    </AccountProviders>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: app,
        children: [
          { path: pathname, element: children },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [at], hydrationData: { loaderData: { root: { session } } } },
  );
  return render(<RouterProvider router={router} />);
}

/** Where a link or a redirect has led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`At ${pathname}${search}`}</h1>;
}
