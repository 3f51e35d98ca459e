import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { pictureKey } from './picture-key.ts';

/** Everywhere a picture's address is kept. The same picture has the same address, whoever uploaded it. */
const uses = (url: string): SQL => sql`
  SELECT 1 FROM users WHERE image = ${url}
  UNION ALL SELECT 1 FROM support_ticket WHERE user_profile_url = ${url}
  UNION ALL SELECT 1 FROM shop_order WHERE image_url = ${url}
  UNION ALL SELECT 1 FROM item WHERE image_url = ${url}
  UNION ALL SELECT 1 FROM content_version WHERE position(${url} in document::text) > 0`;

/** Deletes a stored picture, e.g. `/images/….webp`, unless something still shows it. Other addresses are left alone. */
export async function deleteUnusedPicture(
  { db, storage }: { db: Database; storage: Storage },
  url: string | null,
): Promise<void> {
  const name = /^\/images\/([\w-]+\.webp)$/.exec(url ?? '')?.[1];
  if (!name || !url) return;
  const used = rows<{ used: boolean }>(await db.execute(sql`SELECT EXISTS (${uses(url)}) AS used`));
  if (!used[0]!.used) await storage.delete(pictureKey(name));
}
