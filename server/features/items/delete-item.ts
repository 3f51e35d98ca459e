import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import { deleteUnusedPicture } from '#server/features/uploads/index.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import type { Services } from '#server/platform/services.ts';
import { auditedItem, itemSubject } from './audited-item.ts';
import { itemMissing } from './policy.ts';
import { items } from './tables.ts';

/** Takes an item off sale. Orders hold copies of the goods and stay whole. @throws NOT_FOUND */
export async function deleteItem(
  tools: Pick<Services, 'db' | 'storage'>,
  id: string,
  actor: Act['actor'],
): Promise<void> {
  const gone = await tools.db.transaction(async (tx) => {
    const [row] = await tx.delete(items).where(eq(items.id, id)).returning();
    if (!row) throw itemMissing();
    await recordAct(tx, { actor, action: 'item.delete', subject: itemSubject(row), before: auditedItem(row) });
    await announce(tx, SITE_STREAM);
    return row;
  });
  await deleteUnusedPicture(tools, gone.imageUrl);
}
