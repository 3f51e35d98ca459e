import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server's HTML is not yet alive: forms wait for it, so that no password goes into an address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
