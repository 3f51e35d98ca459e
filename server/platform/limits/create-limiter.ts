import { isIPv6 } from 'node:net';
import type { Database } from '../database/database.ts';
import { countKey, countUp, secondsUntil } from './count-up.ts';

/** Counts what a person or address does in a window, across all instances. */
export type Limiter = {
  /** Counts one more. @returns seconds until there is room again, or undefined when there was room */
  take(db: Database, who: string): Promise<number | undefined>;
};

/** Number of keys over the limit that are remembered, so that the database is not asked. */
const MAX_KNOWN = 10_000;

/** @param what is counted; each limit has its own name */
export function createLimiter(what: string, { points, seconds }: { points: number; seconds: number }): Limiter {
  // Anybody over the limit stays over it until the window ends, so a flood does not reach the database.
  const full = new Map<string, number>();
  return {
    async take(db, who) {
      const key = countKey(what, who);
      const known = full.get(key);
      if (known !== undefined && known > Date.now()) return secondsUntil(known);
      full.delete(key);
      const { n, until } = await countUp(db, key, seconds * 1000);
      if (n <= points) return undefined;
      if (full.size >= MAX_KNOWN) full.clear();
      full.set(key, until);
      return secondsUntil(until);
    },
  };
}

/** The network of an address. Anybody with an IPv6 address has 2^64 of them, so those count together. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
