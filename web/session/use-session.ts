import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Session } from './session.ts';
import { hearSession, knownSession } from './session-store.ts';

/** Who is signed in; null for nobody, undefined while nobody can tell. */
export function useSession(): Session | undefined {
  const page = useRouteLoaderData<{ session: Session | undefined }>('root');
  const known = useSyncExternalStore(hearSession, knownSession, () => undefined);
  return known === undefined ? page?.session : known;
}
