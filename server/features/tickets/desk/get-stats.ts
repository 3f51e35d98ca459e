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
  const result = await db.execute(sql`
    SELECT open::int, waiting::int, "longestWaitingSince"::float8, "medianFirstResponseSeconds"::int, good::int, bad::int
    FROM
      (SELECT COUNT(*) AS open FROM support_ticket
        WHERE status IN ('open', 'in-progress') AND merged_into IS NULL) AS now_open,
      (SELECT COUNT(*) AS waiting, EXTRACT(EPOCH FROM MIN(waiting_since)) * 1000 AS "longestWaitingSince"
        FROM support_ticket WHERE waiting_since IS NOT NULL AND merged_into IS NULL) AS now_waiting,
      (SELECT PERCENTILE_CONT(0.5) WITHIN GROUP
          (ORDER BY GREATEST(EXTRACT(EPOCH FROM first_response_at - created_at), 0)) AS "medianFirstResponseSeconds"
        FROM support_ticket
        WHERE created_at > now() - INTERVAL '30 days' AND first_response_at IS NOT NULL AND merged_into IS NULL) AS answered,
      (SELECT COUNT(*) FILTER (WHERE rating = 'good') AS good, COUNT(*) FILTER (WHERE rating = 'bad') AS bad
        FROM support_ticket WHERE rated_at > now() - INTERVAL '30 days') AS rated`);
  const found = rows<Found>(result)[0]!;
  const since = found.longestWaitingSince;
  return { ...found, longestWaitingSince: since === null ? null : new Date(since).toISOString() };
}
