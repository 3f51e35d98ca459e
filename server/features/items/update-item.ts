import { eq } from 'drizzle-orm';
import type { ItemFields } from '#contract/items.ts';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import { deleteUnusedPicture } from '#server/features/uploads/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import type { Services } from '#server/platform/services.ts';
import { auditedItem, itemSubject } from './audited-item.ts';
import type { ItemRow } from './get-item.ts';
import { makeSlug } from './make-slug.ts';
import { itemMissing } from './policy.ts';
import { items } from './tables.ts';

/** What else follows from a change, in its transaction. */
export type OnItemUpdate = (tx: Database, item: ItemRow) => Promise<void>;

/**
 * Changes an item; what is left out stays, and so does its `itemId`: addresses with an old slug still lead to it.
 * A picture of ours that it replaces is deleted when nothing else shows it.
 * @throws NOT_FOUND
 */
export async function updateItem(
  tools: Pick<Services, 'db' | 'storage'>,
  id: string,
  fields: ItemFields,
  actor: Act['actor'],
  onUpdate: OnItemUpdate,
): Promise<ItemRow> {
  const { itemName, price, accessUrl, description, guidelines, imageUrl } = fields;
  const slug = fields.slug === undefined ? undefined : makeSlug(fields.slug || itemName);
  const { before, after } = await tools.db.transaction(async (tx) => {
    const [found] = await tx.select().from(items).where(eq(items.id, id)).for('update');
    if (!found) throw itemMissing();
    const [row] = await tx
      .update(items)
      .set({ itemName, price, accessUrl, description, guidelines, imageUrl, slug })
      .where(eq(items.id, id))
      .returning();
    await recordAct(tx, {
      actor,
      action: 'item.update',
      subject: itemSubject(row!),
      before: auditedItem(found),
      after: auditedItem(row!),
    });
    await onUpdate(tx, row!);
    await announce(tx, SITE_STREAM);
    return { before: found, after: row! };
  });
  if (before.imageUrl !== after.imageUrl) await deleteUnusedPicture(tools, before.imageUrl);
  return after;
}
