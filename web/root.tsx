import './shell/check-without-eval.ts';
import './app.css';
import sansFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { type Preferences, readPreferences } from './preferences.ts';
import { serverFetch } from './server-fetch.ts';
import { parseSession, type Session, sessionPath } from './session/session.ts';
import { SessionNews } from './session/session-news.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { ReloadOffer } from './shell/reload-offer.tsx';
import { ScrollToTop } from './shell/scroll-to-top.tsx';
import { ThemeProvider } from './ui/theme.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  {
    rel: 'preload',
    href: sansFont,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    // On a phone's line it would come at the cost of the page's opening picture.
    media: '(min-width: 48rem)',
  },
];

interface RootData {
  preferences: Preferences;
  /** Missing when the server could not tell: the browser asks then. */
  session: Session | undefined;
}

/** The session is read on the server, so that a page never first shows 'Login' to somebody who is signed in. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const cookie = request.headers.get('cookie');
  const preferences = readPreferences(cookie);
  if (!cookie?.includes('session_token')) return { preferences, session: null };
  const answer = await context.get(serverFetch)(sessionPath);
  return { preferences, session: answer.ok ? parseSession(await answer.json()) : undefined };
}

/** Asked once per visit; from then on the session store keeps it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <ThemeProvider initial={data?.preferences.theme ?? 'system'}>
      {(theme) => (
        <html lang="en" className="scroll-pt-16" data-theme={theme === 'system' ? undefined : theme}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <Meta />
            <Links />
          </head>
          <body>
            {children}
            <Scripts />
          </body>
        </html>
      )}
    </ThemeProvider>
  );
}

/** Every page loads this: what only some pages need stands in their layouts. */
export default function App() {
  return (
    <>
      <ScrollToTop />
      <SessionNews />
      <Outlet />
      <ReloadOffer />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
