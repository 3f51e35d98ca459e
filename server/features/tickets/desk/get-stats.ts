import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';

export type SupportStats = {
  open: number;
  waiting: number;
  longestWaitingSince: string | null;
  medianFirstResponseSeconds: number | null;
  good: number;
  bad: number;
};

type Found = Omit<SupportStats, 'longestWaitingSince'> & { longestWaitingSince: number | null };

/** What is open and who waits now; first responses and opinions of the last 30 days. Merged tickets count as one. */
export async function getStats(db: Database): Promise<SupportStats> {
  // Each figure is read from an index that holds what it needs and nothing more.
  const result = await db.execute(sql`
    SELECT * FROM
      (SELECT COUNT(*)::int AS open FROM support_ticket
        WHERE merged_into IS NULL AND status IN ('open', 'in-progress')) AS now,
      (SELECT COUNT(*)::int AS waiting, (EXTRACT(EPOCH FROM MIN(waiting_since)) * 1000)::float8 AS "longestWaitingSince"
        FROM support_ticket WHERE merged_into IS NULL AND waiting_since IS NOT NULL) AS waiting,
      (SELECT (PERCENTILE_CONT(0.5) WITHIN GROUP
          (ORDER BY GREATEST(EXTRACT(EPOCH FROM first_response_at - created_at)::float8, 0)))::int
          AS "medianFirstResponseSeconds"
        FROM support_ticket WHERE merged_into IS NULL AND first_response_at IS NOT NULL
          AND created_at > now() - INTERVAL '30 days') AS answered,
      (SELECT (COUNT(*) FILTER (WHERE rating = 'good'))::int AS good, (COUNT(*) FILTER (WHERE rating = 'bad'))::int AS bad
        FROM support_ticket WHERE rated_at IS NOT NULL AND rated_at > now() - INTERVAL '30 days') AS rated`);
  const found = rows<Found>(result)[0]!;
  const since = found.longestWaitingSince;
  return { ...found, longestWaitingSince: since === null ? null : new Date(since).toISOString() };
}
