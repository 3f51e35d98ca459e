import { v7 as uuidv7 } from 'uuid';
import type { ItemFields } from '#contract/items.ts';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import { makeShortId } from '#server/platform/make-short-id.ts';
import { auditedItem, itemSubject } from './audited-item.ts';
import type { ItemRow } from './get-item.ts';
import { makeSlug } from './make-slug.ts';
import { items } from './tables.ts';

/** Puts an item up for sale. */
export function addItem(db: Database, fields: ItemFields, actor: Act['actor']): Promise<ItemRow> {
  const { itemName, price, accessUrl, description = '', guidelines = '', imageUrl = '', slug } = fields;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(items)
      .values({
        ...{ id: uuidv7(), itemId: makeShortId(), slug: makeSlug(slug || itemName) },
        ...{ itemName, price, accessUrl, description, guidelines, imageUrl },
      })
      .returning();
    await recordAct(tx, { actor, action: 'item.add', subject: itemSubject(row!), after: auditedItem(row!) });
    await announce(tx, SITE_STREAM);
    return row!;
  });
}
