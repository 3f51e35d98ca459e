import type { VitalDay, VitalName } from '#contract/web-vitals.ts';

/** What each metric says, and its limit of 'good' (web.dev/vitals). Milliseconds; CLS is a plain number. */
export const vitalFacts: Record<VitalName, { label: string; good: number }> = {
  LCP: { label: 'Largest content shown', good: 2500 },
  INP: { label: 'Response to a tap or key', good: 200 },
  CLS: { label: 'Layout shifts', good: 0.1 },
  FCP: { label: 'First content shown', good: 1800 },
  TTFB: { label: 'First byte received', good: 800 },
};

/** `1.24 s`, `86 ms`, or a plain number for CLS. */
export function vitalValue(name: VitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
}

/**
 * One metric over the days: visits, share of them rated good, and the days' p75 weighed by their visits.
 * @returns undefined where no visit measured it
 */
export function vitalSummary(rows: readonly VitalDay[]) {
  const visits = rows.reduce((sum, row) => sum + row.visits, 0);
  if (visits === 0) return undefined;
  const mean = (of: (row: VitalDay) => number) => rows.reduce((sum, row) => sum + of(row) * row.visits, 0) / visits;
  return { visits, good: mean(({ good }) => good), p75: mean(({ p75 }) => p75) };
}
