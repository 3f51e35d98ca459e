import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { UserRole } from '#contract/vocabulary/roles.ts';
import { createApp } from '#server/composition/app.ts';
import type { AllServices } from '#server/composition/services.ts';
import { readConfig } from '#server/config.ts';
import { users } from '#server/features/accounts/tables.ts';
import { createContentCache } from '#server/features/content/content-cache.ts';
import { AI_GENERATION_QUEUE, GENERATION_QUEUE } from '#server/features/generations/streams.ts';
import { declareMailQueue } from '#server/features/mail/mail-queue.ts';
import { createAuth } from '#server/features/sign-in/create-auth.ts';
import { createSessionReader } from '#server/features/sign-in/sessions/read-session.ts';
import { declareTicketMailQueue } from '#server/features/tickets/mails/mail-queue.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createEventHub } from '#server/platform/events/event-hub.ts';
import { createJobs } from '#server/platform/jobs/create-jobs.ts';
import { createLimits } from '#server/platform/limits/create-limits.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { createOutbound } from '#server/platform/outbound/create-outbound.ts';
import { createPayPal } from '#server/platform/paypal/create-paypal.ts';
import { createSecrets } from '#server/platform/secrets/create-secrets.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { createUploads } from '#server/platform/uploads/create-uploads.ts';
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
  const { db } = connection;
  const events = await createEventHub(connection);
  const jobs = await createJobs(connection, log);
  await jobs.declare(GENERATION_QUEUE);
  await jobs.declare(AI_GENERATION_QUEUE);
  await declareMailQueue(jobs, 1);
  await declareTicketMailQueue(jobs);
  const secret = 'only-for-tests-only-for-tests-only-for-tests';
  const baseUrl = config.publicUrl ?? 'http://localhost';
  const auth = createAuth({ config, db, secret, baseUrl, jobs, passwords: quickPasswords });
  const sessions = await createSessionReader(db, auth);
  const storage = openStorage(config);
  const secrets = createSecrets(randomBytes(32));
  const content = createContentCache(db, events);
  const limits = createLimits(config);
  const outbound = createOutbound({ allowedHosts: config.providerAllowedHosts });
  const uploads = createUploads();
  const paypal = createPayPal(config, log);
  const services: AllServices = {
    config,
    db,
    events,
    content,
    jobs,
    storage,
    secrets,
    auth,
    sessions,
    limits,
    outbound,
    uploads,
    paypal,
    log,
  };
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
      await outbound.close();
      await jobs.stop(5000);
      await events.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
