import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageToReturnTo } from '#web/paths.ts';
import { tabQueries } from '#web/session/forget-account.ts';
import { tellOtherTabs } from '#web/session/session-channel.ts';
import { askForSession } from '#web/session/session-store.ts';
import { useSession } from '#web/session/use-session.ts';
import { syncOwnRecord } from './sync-own-record.ts';

/**
 * Sends whoever is signed in on to the page they came from, or to the dashboard: people who open a sign-in page while
 * signed in, and people who have just signed in (they call the function this returns).
 */
export function useSignInRedirect() {
  const session = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session) void navigate(pageToReturnTo(state), { replace: true });
  }, [session, state, navigate]);
  return async () => {
    tellOtherTabs('signed-in');
    // A session that has ended unnoticed may have been somebody else's.
    tabQueries.client?.removeQueries();
    const signedIn = await askForSession();
    if (signedIn) void syncOwnRecord(signedIn.user);
    return signedIn;
  };
}
