import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { sessionQuery } from '#web/session.ts';
import { hearOtherTabs } from '#web/session-channel.ts';
import { forgetAccount } from './forget-account.ts';

/** Logging in or out in another tab is noticed here at once. */
export function SessionNews() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      hearOtherTabs(async (news) => {
        if (news === 'signed-in') return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        // The generator keeps its place when a session ends, but a conversion of somebody who has left goes.
        if (pathname === paths.generator()) await navigate(paths.generator(), { replace: true });
        forgetAccount(queryClient);
      }),
    [queryClient, navigate, pathname],
  );
  return null;
}
