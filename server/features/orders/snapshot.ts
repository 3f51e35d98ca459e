import { DEFAULT_VALIDITY } from '#contract/packages.ts';
import { getItem } from '#server/features/items/index.ts';
import { getPackageById } from '#server/features/packages/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A package as an order keeps it. @throws NOT_FOUND */
export async function snapshotPackage(db: Database, id: string) {
  const { packageName, price, credit, validity, sellerEmail } = await getPackageById(db, id);
  const days = validity > 0 ? validity : DEFAULT_VALIDITY;
  return { productName: packageName, price, credit, validity: days, sellerEmail };
}

/** An item as an order keeps it, the goods included. @throws NOT_FOUND */
export async function snapshotItem(db: Database, id: string) {
  const { itemName, price, imageUrl, slug, itemId, guidelines, accessUrl } = await getItem(db, id);
  return { productName: itemName, price, imageUrl, slug, itemId, guidelines, accessUrl };
}
