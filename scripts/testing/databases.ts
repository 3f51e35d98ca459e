import { join } from 'node:path';
import { writeEmbeddedOriginal } from './embedded-original.ts';
import { startPostgres } from './postgres.ts';
import { createPostgresTemplate } from './postgres-template.ts';

/** Starts PostgreSQL where there is one, and writes what a test's own database is copied from. */
export async function prepareDatabases(folder: string) {
  const postgres = await startPostgres();
  const template = postgres && (await createPostgresTemplate(postgres.url));
  const embedded = join(folder, 'embedded');
  await writeEmbeddedOriginal(embedded);
  const env = {
    TEST_DATABASE_URL: postgres?.url ?? '',
    TEST_DATABASE_TEMPLATE: template ?? '',
    TEST_EMBEDDED_DATABASE: embedded,
  };
  return { env, stop: () => postgres?.stop() };
}
