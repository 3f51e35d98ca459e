import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorStatus, isSignedOut } from './error-message.ts';
import { setSession } from './session/session-store.ts';

/**
 * Reads are tried twice more, unless the server has answered that it will not (any 4xx). Whichever call finds that the
 * session has ended tells the whole app.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) setSession(null);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // Signing in with a wrong password answers 401 too: that says nothing about a session.
        if (mutation.meta?.signsIn !== true) onError(error);
      },
    }),
    defaultOptions: {
      // Always: a server on this very machine answers without any network, and a call that fails says so at once.
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !(errorStatus(error) >= 400 && errorStatus(error) < 500),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
