import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts what one person or address does in a window. Each process counts for itself. */
export type Limiter = {
  /** Counts one more. @returns seconds until there is room again, or undefined when there was room */
  take(who: string): Promise<number | undefined>;
};

export function createLimiter({ points, seconds }: { points: number; seconds: number }): Limiter {
  const memory = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(who) {
      try {
        await memory.consume(who);
        return undefined;
      } catch (full) {
        if (full instanceof RateLimiterRes) return Math.max(1, Math.ceil(full.msBeforeNext / 1000));
        throw full;
      }
    },
  };
}

/** One network: whoever has an IPv6 address has 2^64 of them, so those are counted together. */
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
