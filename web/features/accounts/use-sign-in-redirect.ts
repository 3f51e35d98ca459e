import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageToReturnTo } from '#web/paths.ts';
import { sessionQuery } from '#web/session.ts';
import { tellOtherTabs } from '#web/session-channel.ts';
import { useAccount } from './use-account.ts';

/**
 * Sends whoever is signed in on to the page they came from, or to the dashboard: people who open a sign-in page while
 * signed in, and people who have just signed in (they call the function this returns).
 */
export function useSignInRedirect() {
  const { session } = useAccount();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session) void navigate(pageToReturnTo(state), { replace: true });
  }, [session, state, navigate]);
  return () => {
    tellOtherTabs('signed-in');
    return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
}
