import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { startHistorySweep, startWorkers } from '#server/features/generations/index.ts';
import { startMailWorker, startReminders } from '#server/features/mail/index.ts';
import { startPaymentPoller } from '#server/features/payments/index.ts';
import { startAttachmentSweep, startTicketMails } from '#server/features/tickets/index.ts';
import { startKeepingEmbedded } from '#server/platform/database/keep-embedded.ts';
import { lockDataFolder } from '#server/platform/database/lock-data-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { closeApp } from '#server/platform/http/close-app.ts';
import { joinInstances } from '#server/platform/instances/join-instances.ts';
import type { Logger } from '#server/platform/log/create-logger.ts';
import { readMasterKey } from '#server/platform/secrets/read-master-key.ts';
import { nameStorage } from '#server/platform/storage/name-storage.ts';
import { designFile } from '#server/platform/web/demo/design-file.ts';
import { createApp } from './app.ts';
import { type AllServices, createServices } from './services.ts';

/** Time that running requests get to finish at a stop (ms). */
const DRAIN_MS = 20_000;

export type RunningService = {
  services: AllServices;
  app: Awaited<ReturnType<typeof createApp>>;
  /** Starts the workers. Call it when the service listens: what waits for them may keep the process busy for a long time. */
  startWork(): Promise<void>;
  /** Finishes running requests, hands running generations back to the queue, gives the data folder back. */
  stop(): Promise<void>;
};

/**
 * Opens everything the service stands on. The caller may add web pages to `app`, listens, and then lets it work.
 * @param onLockLost called when another process took the data folder over; the only safe thing to do then is to end
 */
export async function startService(
  config: Config,
  log: Logger,
  onLockLost: (error: Error) => void,
): Promise<RunningService> {
  const embedded = !config.databaseUrl;
  const unlock = embedded ? await lockDataFolder(config.dataDir, onLockLost) : undefined;
  const connection = await openDatabase(config);
  // The embedded database has one process, and the lock on its folder sees to that.
  const membership = embedded ? undefined : await joinInstances(connection.db, await nameStorage(config), log);
  const services = await createServices(connection, config, log, {
    secret: config.authSecret ?? (await ownSecret(config.dataDir)),
    masterKey: await readMasterKey(config),
    baseUrl: config.baseUrl,
  });
  const app = await createApp(services);
  const working: { stop(): Promise<void> }[] = [];

  return {
    services,
    app,
    async startWork() {
      if (config.engineWarmUp)
        readFile(designFile)
          .then((design) => services.engine.warm(design))
          .then(() => log.info('the engine has warmed up'))
          .catch((error) => log.error({ err: error }, 'the engine did not warm up'));
      const options = { concurrency: config.engineThreads, aiConcurrency: config.aiConcurrency, ownCrash: embedded };
      working.push(startReminders(services), startAttachmentSweep(services), startPaymentPoller(services));
      working.push(startHistorySweep(services));
      if (embedded) working.push(startKeepingEmbedded(connection, config, log));
      working.push(await startMailWorker(services));
      working.push(await startTicketMails(services));
      working.push(await startWorkers(services, options));
    },
    async stop() {
      // Live event streams never end by themselves; closing the hub first lets their requests finish.
      await services.events.close();
      await closeApp(app, DRAIN_MS);
      await Promise.all(working.map((worker) => worker.stop()));
      await services.engine.close();
      await services.outbound.close();
      await services.jobs.stop(DRAIN_MS);
      await membership?.leave();
      await connection.close();
      await unlock?.();
    },
  };
}

/** The secret that signs sessions, made once and kept in the data folder. */
async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    const secret = randomBytes(32).toString('base64url');
    await writeFile(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    await chmod(file, 0o600);
    return secret;
  }
}
