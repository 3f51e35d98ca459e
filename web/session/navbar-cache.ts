/** Lifetimes in milliseconds. What is older is asked for again. */
export const AUTH_FRESH_MS = 300_000;
export const FOOTER_FRESH_MS = 3_600_000;

type NavbarKey = 'navbar-auth-state' | 'navbar-user-data' | 'navbar-footer-data';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Runs `use` on the browser's storage. Undefined on the server, and where a browser forbids storing or is full. */
function withStorage<Result>(store: Store | undefined, use: (store: Store) => Result): Result | undefined {
  try {
    return use(store ?? window.localStorage);
  } catch {
    return undefined;
  }
}

/**
 * What the header or the footer keeps in the browser between pages, with the time it was written.
 * @param store the browser's localStorage, unless a test gives another
 */
export function navbarCache<Value>(key: NavbarKey, freshMs: number, store?: Store) {
  return {
    /** Undefined when there is none, or when it is too old; a time in the future (the clock was moved) is too old too. */
    read: (now = Date.now()): Value | undefined =>
      withStorage(store, (storage) => {
        const { time, value } = JSON.parse(storage.getItem(key) ?? '{}') as { time?: number; value?: Value };
        const age = now - (time ?? Number.NEGATIVE_INFINITY);
        return age >= 0 && age < freshMs ? value : undefined;
      }),
    write: (value: Value, now = Date.now()): void => {
      withStorage(store, (storage) => storage.setItem(key, JSON.stringify({ time: now, value })));
    },
    remove: (): void => {
      withStorage(store, (storage) => storage.removeItem(key));
    },
  };
}
