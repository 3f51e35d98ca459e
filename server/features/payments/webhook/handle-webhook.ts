import { eq, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#server/platform/paypal/types.ts';
import { webhookEvents } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { actOnEvent } from './act-on-event.ts';
import { findConcerned } from './find-concerned.ts';

/**
 * Takes an event of PayPal whose signature was right. It is only a hint: what it is about is asked of PayPal. An event counts
 * as handled after its effects are committed; until then PayPal is told to send it again.
 */
export async function handleWebhook(tools: PaymentTools, event: WebhookEvent): Promise<void> {
  const { db, log } = tools;
  const concerned = await findConcerned(db, event);
  const [received] = await db
    .insert(webhookEvents)
    .values({
      id: event.id,
      type: event.eventType,
      resourceId: concerned.resourceId ?? null,
      orderRef: concerned.payment?.orderRef ?? null,
    })
    .onConflictDoUpdate({ target: webhookEvents.id, set: { deliveries: sql`${webhookEvents.deliveries} + 1` } })
    .returning();
  if (received!.handledAt) return;
  if (concerned.payment) await actOnEvent(tools, event, concerned.payment);
  else log.info({ event: event.id, type: event.eventType }, 'an event of PayPal is about nothing of ours');
  await db.update(webhookEvents).set({ handledAt: new Date() }).where(eq(webhookEvents.id, event.id));
}
