import type { Item } from '#contract/items.ts';
import type { ItemRow } from './get-item.ts';

export function presentItem(row: ItemRow, { withGoods }: { withGoods: boolean }): Item {
  return {
    _id: row.id,
    itemName: row.itemName,
    price: row.price,
    description: row.description,
    slug: row.slug,
    itemId: row.itemId,
    imageUrl: row.imageUrl,
    createdAt: row.createdAt.toISOString(),
    ...(withGoods && { guidelines: row.guidelines, accessUrl: row.accessUrl }),
  };
}
