import type { Config } from './config.ts';
import type { Auth } from './features/accounts/create-auth.ts';
import type { SessionReader } from './features/accounts/sessions/read-session.ts';
import type { ContentCache } from './features/content/content-cache.ts';
import type { Database } from './platform/database/database.ts';
import type { EventHub } from './platform/events/event-hub.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';
import type { Limits } from './platform/limits/create-limits.ts';
import type { Logger } from './platform/log/create-logger.ts';
import type { Outbound } from './platform/outbound/create-outbound.ts';
import type { PayPal } from './platform/paypal/types.ts';
import type { Secrets } from './platform/secrets/create-secrets.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Uploads } from './platform/uploads/create-uploads.ts';

/** The outside world as the features see it. Made once in `main.ts` (or by a test), passed in everywhere. */
export type Services = {
  config: Config;
  db: Database;
  events: EventHub;
  content: ContentCache;
  jobs: Jobs;
  storage: Storage;
  secrets: Secrets;
  auth: Auth;
  sessions: SessionReader;
  limits: Limits;
  outbound: Outbound;
  uploads: Uploads;
  paypal: PayPal;
  log: Logger;
};
