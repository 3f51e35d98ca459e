import type { QueryClient } from '@tanstack/react-query';
import { setSession } from './session-store.ts';

/** The query client of this tab, once a page has needed one. Kept here so that forgetting needs no TanStack Query. */
export const tabQueries: { client?: QueryClient } = {};

/** Nobody is signed in, and nothing that was read for somebody stays. */
export function forgetAccount(): void {
  setSession(null);
  tabQueries.client?.removeQueries();
}
