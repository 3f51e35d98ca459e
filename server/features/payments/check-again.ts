const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Three and a half hours: an approval that nobody captured is given back after three. A new visit starts again. */
const OPEN_CHECKS = 12;
/** PayPal decides about a held payment within days, about a bank transfer within a fortnight. */
const HELD_FOR_MS = 60 * 24 * HOUR_MS;

/**
 * When PayPal is asked again about a payment that is not decided: soon at first, then ever more rarely.
 * @param checks how often it was asked already
 * @returns null when asking is given up
 */
export function checkAgainAt(
  { state, createdAt, checks }: { state: string; createdAt: Date; checks: number },
  now: Date,
): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (state === 'open' && checks > OPEN_CHECKS) return null;
  if (age > HELD_FOR_MS) return null;
  const longest = state === 'review' ? 6 * HOUR_MS : state === 'capturing' ? 10 * MINUTE_MS : 30 * MINUTE_MS;
  return new Date(now.getTime() + Math.min(30_000 * 2 ** Math.min(checks, 20), longest));
}
