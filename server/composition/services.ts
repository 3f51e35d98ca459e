import type { Config } from '#server/config.ts';
import { type ContentCache, createContentCache } from '#server/features/content/index.ts';
import { AI_GENERATION_QUEUE, GENERATION_QUEUE } from '#server/features/generations/index.ts';
import { declareMailQueue } from '#server/features/mail/index.ts';
import { type Auth, createAuth, createSessionReader, type PasswordHashing } from '#server/features/sign-in/index.ts';
import { declareTicketMailQueue } from '#server/features/tickets/index.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createEnginePool } from '#server/platform/engine/pool.ts';
import { createEventHub } from '#server/platform/events/event-hub.ts';
import { createJobs } from '#server/platform/jobs/create-jobs.ts';
import { createLimits } from '#server/platform/limits/create-limits.ts';
import type { Logger } from '#server/platform/log/create-logger.ts';
import { createOutbound } from '#server/platform/outbound/create-outbound.ts';
import { createPayPal } from '#server/platform/paypal/create-paypal.ts';
import { createSecrets } from '#server/platform/secrets/create-secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { createUploads } from '#server/platform/uploads/create-uploads.ts';

/** What the process holds: the outside world, and what features made of it for all calls. */
export type AllServices = Services & { auth: Auth; content: ContentCache };

type Options = {
  /** Signs sessions. */
  secret: string;
  /** Seals keys of providers and of PayPal, 32 bytes. */
  masterKey: Buffer;
  /** Where people reach the service. */
  baseUrl: string;
  passwords?: PasswordHashing;
  /** Seconds before a mail is tried again; as the mail queue has it unless named. */
  mailRetryDelay?: number;
};

/** Makes the services on an open database, and declares the queues of their jobs. */
export async function createServices(
  connection: DatabaseConnection,
  config: Config,
  log: Logger,
  { secret, masterKey, baseUrl, passwords, mailRetryDelay }: Options,
): Promise<AllServices> {
  const { db } = connection;
  const events = await createEventHub(connection);
  const jobs = await createJobs(connection, log);
  await jobs.declare(GENERATION_QUEUE);
  await jobs.declare(AI_GENERATION_QUEUE);
  await declareMailQueue(jobs, mailRetryDelay);
  await declareTicketMailQueue(jobs);
  const auth = createAuth({ config, db, secret, baseUrl, jobs, passwords });
  return {
    config,
    db,
    engine: createEnginePool({ threads: config.engineThreads }),
    events,
    content: createContentCache(db, events),
    jobs,
    storage: openStorage(config),
    secrets: createSecrets(masterKey),
    auth,
    sessions: await createSessionReader(db, auth),
    limits: createLimits(config),
    outbound: createOutbound({ allowedHosts: config.providerAllowedHosts }),
    uploads: createUploads(),
    paypal: createPayPal(config, log),
    log,
  };
}
