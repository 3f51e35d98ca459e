import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { UserRole } from '#contract/vocabulary/roles.ts';
import { createApp } from '#server/composition/app.ts';
import { type AllServices, createServices } from '#server/composition/services.ts';
import { readConfig } from '#server/config.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { type Client, createClient } from './client.ts';
import { quickPasswords } from './quick-passwords.ts';

export type TestApp = {
  services: AllServices;
  app: Awaited<ReturnType<typeof createApp>>;
  /** A new client without a session. */
  readonly visitor: Client;
  /** Signs a new user up through the real call. */
  signUp(options?: { email?: string; name?: string; password?: string; role?: UserRole }): Promise<Client>;
  stop(): Promise<void>;
};

/** The real app on a real database, without a listening port and without workers: tests start those they need. */
export async function createTestApp(
  open: () => Promise<DatabaseConnection>,
  environment: Record<string, string> = {},
  logLine?: (line: string) => void,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'facsimile-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AUTH_ATTEMPTS_PER_MINUTE: '1000',
    // Emulators of providers listen there.
    PROVIDER_ALLOWED_HOSTS: '127.0.0.1,localhost',
    ...environment,
  });
  const log = createLogger(config, logLine && { write: logLine });
  const connection = await open();
  const services = await createServices(connection, config, log, {
    secret: 'only-for-tests-only-for-tests-only-for-tests',
    masterKey: randomBytes(32),
    baseUrl: config.publicUrl ?? 'http://localhost',
    passwords: quickPasswords,
    mailRetryDelay: 1,
  });
  const { db, engine, events, jobs, outbound } = services;
  const app = await createApp(services);
  await app.ready();
  let people = 0;

  return {
    services,
    app,
    get visitor() {
      return createClient(app);
    },
    async signUp({
      email = `person${++people}@test.example`,
      name = 'Pia Person',
      password = 'secret-enough',
      role,
    } = {}) {
      const client = createClient(app);
      // Sign-in demands an origin outside of tests, and benchmarks use this too.
      const origin = { origin: 'http://localhost' };
      const answer = await client.post('/api/auth/sign-up/email', { name, email, password }, origin);
      if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      if (role) await db.update(users).set({ role }).where(eq(users.email, email));
      client.email = email;
      return client;
    },
    async stop() {
      await app.close();
      await engine.close();
      await outbound.close();
      await jobs.stop(5000);
      await events.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
