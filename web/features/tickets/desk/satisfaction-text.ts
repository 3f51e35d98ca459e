import { formatNumber } from '#web/ui/format-number.ts';
/** The share of good answers to the satisfaction question, and of how many. */
export function satisfactionText({ good, bad }: { good: number; bad: number }): string {
  const all = good + bad;
  return all === 0 ? '–' : `${Math.round((good / all) * 100)} % of ${formatNumber(all)}`;
}
