const DAY_MS = 24 * 60 * 60 * 1000;

/** The day (UTC) this many days ago, as the database and the calls write it: `2026-11-20`. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
