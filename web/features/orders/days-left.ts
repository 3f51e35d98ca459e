import { counted } from '#web/ui/format-number.ts';

const DAY_MS = 86_400_000;

/**
 * What is left of a membership, in days rounded up: '1 day', '12 days'; 'Expired' when it is over, 'N/A' where there is none.
 *
 * @param end instant at which it ends
 */
export function daysLeft(end: string | null | undefined, now = new Date()): string {
  const left = end ? Math.ceil((Date.parse(end) - now.getTime()) / DAY_MS) : Number.NaN;
  if (Number.isNaN(left)) return 'N/A';
  if (left <= 0) return 'Expired';
  return counted(left, 'day');
}
