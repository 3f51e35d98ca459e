import type { Config } from '#server/config.ts';
import type { Database } from './database/database.ts';
import type { EnginePool } from './engine/pool.ts';
import type { EventHub } from './events/event-hub.ts';
import type { Jobs } from './jobs/create-jobs.ts';
import type { Limits } from './limits/create-limits.ts';
import type { Logger } from './log/create-logger.ts';
import type { Outbound } from './outbound/create-outbound.ts';
import type { PayPal } from './paypal/types.ts';
import type { Secrets } from './secrets/create-secrets.ts';
import type { SessionReader } from './session.ts';
import type { Storage } from './storage/storage.ts';
import type { Uploads } from './uploads/create-uploads.ts';

/** The outside world as the features see it. Made once at the start (or by a test), passed in everywhere. */
export type Services = {
  config: Config;
  db: Database;
  engine: EnginePool;
  events: EventHub;
  jobs: Jobs;
  storage: Storage;
  secrets: Secrets;
  sessions: SessionReader;
  limits: Limits;
  outbound: Outbound;
  uploads: Uploads;
  paypal: PayPal;
  log: Logger;
};
