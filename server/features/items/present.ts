import type { Item } from '#contract/items.ts';
import type { Currency } from '#contract/orders/order.ts';
import type { ItemRow } from './get-item.ts';

export function presentItem(row: ItemRow, { withGoods, currency }: { withGoods: boolean; currency: Currency }): Item {
  return {
    _id: row.id,
    itemName: row.itemName,
    price: row.price,
    currency,
    description: row.description,
    slug: row.slug,
    itemId: row.itemId,
    imageUrl: row.imageUrl,
    createdAt: row.createdAt.toISOString(),
    ...(withGoods && { guidelines: row.guidelines, accessUrl: row.accessUrl }),
  };
}
