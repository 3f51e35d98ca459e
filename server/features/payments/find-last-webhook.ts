import { desc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { webhookEvents } from './tables.ts';

/** When PayPal last sent an event that was signed right; null: never. */
export async function findLastWebhook(db: Database): Promise<Date | null> {
  const { receivedAt } = webhookEvents;
  const [last] = await db.select({ receivedAt }).from(webhookEvents).orderBy(desc(receivedAt)).limit(1);
  return last?.receivedAt ?? null;
}
