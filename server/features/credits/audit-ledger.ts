import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';

export type Disagreement = { what: string; subject: string; expected: number | string; found: number | string };

/** Recomputes every balance from the ledger and the holds, and every charge from its generation. Empty means: all agrees. */
export async function auditLedger(db: Database): Promise<Disagreement[]> {
  const posted = await db.execute(sql`
    SELECT 'posted credits' AS what, a.user_id AS subject, COALESCE(SUM(e.amount), 0)::int AS expected, a.posted AS found
    FROM credit_account a LEFT JOIN credit_entry e ON e.user_id = a.user_id
    GROUP BY a.user_id, a.posted HAVING COALESCE(SUM(e.amount), 0) <> a.posted`);
  const held = await db.execute(sql`
    SELECT 'held credits' AS what, a.user_id AS subject, COALESCE(SUM(h.amount), 0)::int AS expected, a.held AS found
    FROM credit_account a LEFT JOIN credit_hold h ON h.user_id = a.user_id AND h.state = 'active'
    GROUP BY a.user_id, a.held HAVING COALESCE(SUM(h.amount), 0) <> a.held`);
  const charged = await db.execute(sql`
    SELECT 'charge of a ' || g.status || ' generation' AS what, g.id AS subject,
      (CASE WHEN g.status = 'succeeded' AND NOT (g.rewritten OR g.edited OR g.free) THEN 1 ELSE 0 END) AS expected, COUNT(e.id)::int AS found
    FROM generation g LEFT JOIN credit_entry e ON e.generation_id = g.id
    GROUP BY g.id, g.status, g.rewritten, g.edited, g.free
    HAVING COUNT(e.id) <> (CASE WHEN g.status = 'succeeded' AND NOT (g.rewritten OR g.edited OR g.free) THEN 1 ELSE 0 END)`);
  const orphans = await db.execute(sql`
    SELECT 'active hold without a running generation' AS what, h.generation_id AS subject, 0 AS expected, h.amount AS found
    FROM credit_hold h LEFT JOIN generation g ON g.id = h.generation_id AND g.status IN ('queued', 'running')
    WHERE h.state = 'active' AND g.id IS NULL`);
  return [posted, held, charged, orphans].flatMap((result) => rows<Disagreement>(result));
}
