import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';

/**
 * The search to compare with: it reads all texts one by one, without an index of words. It also finds parts of words, and
 * only texts that contain all words themselves.
 */
export async function searchPlainly(db: Database, search: string): Promise<number> {
  const pattern = `%${search}%`;
  const result = await db.execute(sql`
    SELECT id, subject, last_message, COUNT(*) OVER () AS total FROM support_ticket AS ticket
    WHERE subject ILIKE ${pattern} OR message ILIKE ${pattern} OR user_name ILIKE ${pattern} OR user_email ILIKE ${pattern}
      OR EXISTS (SELECT FROM support_message WHERE ticket_id = ticket.id AND text ILIKE ${pattern})
    ORDER BY created_at DESC LIMIT 10`);
  return rows(result).length;
}
