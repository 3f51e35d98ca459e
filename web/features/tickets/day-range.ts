const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Midnight of a day where the reader is, `after` days later; undefined when the text is no day. */
function midnight(day: string, after = 0): Date | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const at = new Date(Number(year), Number(month) - 1, Number(date) + after);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/**
 * From the first moment of the one day to the last of the other, in the reader's own zone, as ISO instants. Days in the
 * wrong order are turned round.
 * @param from e.g. `2026-11-20`
 * @returns nothing unless both days are given
 */
export function dayRange(from: string, to: string): { startDate?: string; endDate?: string } {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const [start, end] = [midnight(first), midnight(last, 1)];
  if (!start || !end) return {};
  return { startDate: start.toISOString(), endDate: new Date(end.getTime() - 1).toISOString() };
}
