import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { paths } from '#web/paths.ts';
import { forgetAccount } from './forget-account.ts';
import type { Session } from './session.ts';
import { hearOtherTabs } from './session-channel.ts';
import { askForSession, endLeaving, knownSession, refreshStaleSession, setSession } from './session-store.ts';

/**
 * Takes up the session that came with the page, asks again when that is old, hears other tabs log in and out, and forgets
 * who has logged out here.
 */
export function SessionNews() {
  const page = useRouteLoaderData<{ session: Session | undefined }>('root');
  const navigate = useNavigate();
  const { pathname, key } = useLocation();

  // Only now: the router has changed the address before the page, and the old page would send the visitor to /login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place is one to have arrived at.
  useLayoutEffect(() => {
    if (endLeaving()) forgetAccount();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the page is an occasion to ask.
  useEffect(() => {
    if (knownSession() === undefined && page?.session !== undefined) setSession(page.session);
    void refreshStaleSession();
    const returned = () => document.visibilityState === 'visible' && void refreshStaleSession();
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [page, pathname]);

  useEffect(
    () =>
      hearOtherTabs(async (news) => {
        if (news === 'signed-in') return askForSession().catch(() => null);
        // The generator keeps its place when a session ends, but a conversion of somebody who has left goes.
        if (pathname === paths.generator()) await navigate(paths.generator(), { replace: true });
        forgetAccount();
      }),
    [navigate, pathname],
  );
  return null;
}
