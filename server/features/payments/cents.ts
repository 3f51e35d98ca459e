/** Hundredths of a decimal text with at most two places that count; NaN for anything else. */
export function cents(value: string): number {
  const parts = /^(\d{1,12})(?:\.(\d{1,2})0?)?$/.exec(value);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

/** The same back as text with two places. */
export const fromCents = (amount: number): string => (amount / 100).toFixed(2);
