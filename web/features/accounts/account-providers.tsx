import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '#web/query-client.ts';
import { tabQueries } from '#web/session/forget-account.ts';

/** One client for all areas of a tab; on the server one for each request. */
function queryClient() {
  if (typeof window === 'undefined') return createQueryClient();
  tabQueries.client ??= createQueryClient();
  return tabQueries.client;
}

/** What the areas and the sign-in pages need and public pages do without: TanStack Query. */
export function AccountProviders({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
