import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config server/platform/database/drizzle.config.ts` writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/composition/schema.ts',
  out: './server/platform/database/migrations',
});
