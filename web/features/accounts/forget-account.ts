import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#web/session.ts';

/** Nobody is signed in, and nothing that was read for somebody stays. */
export function forgetAccount(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
