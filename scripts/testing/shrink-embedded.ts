import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection } from '../../server/platform/database/database.ts';

/**
 * Makes an embedded database quick to open, which tests do hundreds of times: 128 MB of empty buffers take longer to set up than
 * all the rest, and what other databases would be made from is two thirds of the files.
 */
export async function shrinkEmbedded({ db }: DatabaseConnection): Promise<PGlite> {
  const { $client } = db as unknown as { $client: PGlite };
  await $client.exec("ALTER SYSTEM SET shared_buffers = '8MB'");
  await $client.exec("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'");
  for (const name of ['template0', 'template1']) await $client.exec(`DROP DATABASE ${name}`);
  return $client;
}
