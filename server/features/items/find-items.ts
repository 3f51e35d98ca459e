import { asc, count, desc, ilike, or } from 'drizzle-orm';
import { type ListQuery, MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { items } from './tables.ts';

const sortable = { createdAt: items.createdAt, itemName: items.itemName, price: items.price } as const;

/** Items, newest first unless `sort` says otherwise, and how many there are in all. Searched in what everybody may see. */
export async function findItems(db: Database, query: ListQuery) {
  const { page = 1, limit = query.page ? 10 : MAX_ROWS, search, sort = '-createdAt' } = query;
  const pattern = search && contains(search);
  const searched = [items.itemName, items.slug, items.itemId, items.description];
  const where = pattern ? or(...searched.map((column) => ilike(column, pattern))) : undefined;
  const column = sortable[sort.replace('-', '') as keyof typeof sortable] ?? items.createdAt;
  const order = sort.startsWith('-') ? desc : asc;
  const found = await db
    .select()
    .from(items)
    .where(where)
    .orderBy(order(column), order(items.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(items).where(where);
  return { found, total: total?.n ?? 0 };
}
