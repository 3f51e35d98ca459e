import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { startService } from '#server/composition/start-service.ts';
import { readConfig } from '#server/config.ts';
import { users } from '#server/features/accounts/tables.ts';
import { generations } from '#server/features/generations/tables.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { seedPackages } from '#server/seed/seed-packages.ts';

// The service as it runs in production, without its pages: on the PostgreSQL of `DATABASE_URL` or the embedded database.
// It fills the database, then prints where it listens and the cookie of a member. `node service.ts`

const GENERATIONS = 40;

const config = readConfig({
  ...process.env,
  DATA_DIR: await mkdtemp(join(tmpdir(), 'facsimile-bench-')),
  LOG_LEVEL: 'info',
});
const { app, services, stop } = await startService(config, createLogger(config), () => process.exit(1));
const signedUp = await app.inject({
  method: 'POST',
  url: '/api/auth/sign-up/email',
  headers: { host: new URL(config.baseUrl).host, origin: config.baseUrl },
  payload: { name: 'Mona Member', email: 'member@bench.example', password: 'quite-a-long-secret' },
});
if (signedUp.statusCode !== 200) throw new Error(signedUp.body);
const cookie = signedUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
const { db } = services;
const [member] = await db.select().from(users);
await db.insert(generations).values(Array.from({ length: GENERATIONS }, (_, n) => aGeneration(member!.id, n)));
await seedPackages(db);
await db.execute(sql`VACUUM ANALYZE`);
process.on('SIGTERM', () => stop().then(() => process.exit(0)));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ url, cookie })}\n`);

/** Finished conversions, an hour apart. */
function aGeneration(userId: string, n: number): typeof generations.$inferInsert {
  const id = uuidv7();
  const createdAt = new Date(Date.now() - n * 3_600_000);
  return {
    id,
    userId,
    rootId: id,
    status: 'succeeded',
    framework: 'tailwind',
    engine: 'built-in',
    score: 0.97,
    instructions: 'Please use a grid for the cards and keep the header sticky.',
    imageName: `dashboard-${n}.png`,
    imageKey: `generations/${id}.png`,
    imageWidth: 1440,
    imageHeight: 1024,
    requestHash: id,
    stage: 'emit',
    progress: 1,
    createdAt,
    startedAt: new Date(createdAt.getTime() + 200),
    finishedAt: new Date(createdAt.getTime() + 4200),
  };
}
