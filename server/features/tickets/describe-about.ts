import type { TicketAbout } from '#contract/tickets/ticket.ts';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import { getOwnGeneration } from '#server/features/generations/index.ts';
import { getOrder, orderMissing, ownsOrder } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { badRequest } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';

/**
 * What a ticket is about, in words that stay when it is gone.
 * @throws NOT_FOUND unless it is the writer's; BAD_REQUEST without a session
 */
export async function describeAbout(
  db: Database,
  writer: SessionUser | null,
  { type, id }: Omit<TicketAbout, 'label'>,
): Promise<string> {
  if (!writer) throw badRequest('Please log in to write about an order or a conversion.');
  if (type === 'generation') {
    const { createdAt } = await getOwnGeneration(db, id, writer);
    return `Conversion of ${formatDay(createdAt, 'UTC')}`;
  }
  const order = await getOrder(db, id, writer, type === 'item-order' ? 'item' : 'package');
  if (!ownsOrder(writer, order)) throw orderMissing();
  return type === 'item-order' ? `Order ${order.orderId} (${order.productName})` : `Order ${order.orderId}`;
}
