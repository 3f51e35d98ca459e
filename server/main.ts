import { join } from 'node:path';
import { startService } from '#server/composition/start-service.ts';
import { readConfig, UnusableSettings } from './config.ts';
import { DataFolderInUse } from './platform/database/lock-data-folder.ts';
import { StorageNotShared } from './platform/instances/join-instances.ts';
import { createLogger } from './platform/log/create-logger.ts';
import { payPalSources } from './platform/paypal/places.ts';
import { registerWeb } from './platform/web/register-web.ts';
import { seedCannedReplies } from './seed/seed-canned-replies.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { seedMailTemplates } from './seed/seed-mail-templates.ts';
import { welcome } from './seed/welcome.ts';

// The one file with side effects: it reads the environment, listens, works, and ends the process.

const ROOT = join(import.meta.dirname, '..');
const STOP_MS = 30_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const service = await startService(config, log, (error) => {
    log.fatal({ err: error }, 'another process took over the data folder');
    process.exit(1);
  });
  await seedMailTemplates(service.services.db);
  await seedCannedReplies(service.services.db);
  const accounts = config.mode === 'demo' ? await seedDemo(service.services) : [];
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  const { events } = service.services;
  await registerWeb(service.app, {
    mode,
    buildDirectory: join(ROOT, 'build'),
    publicUrl: config.publicUrl,
    events,
    paymentSources: payPalSources(config),
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await service.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await service.app.listen({ host: config.host, port: config.port });
  process.stdout.write(welcome(config, accounts));
  await service.startWork();
}

main().catch((error: unknown) => {
  const known =
    error instanceof UnusableSettings ||
    error instanceof DataFolderInUse ||
    error instanceof StorageNotShared ||
    (error as { code?: string }).code === 'EADDRINUSE';
  const message = known ? (error as Error).message : ((error as Error).stack ?? String(error));
  process.stderr.write(`\nFacsimile could not start.\n${message}\n`);
  process.exit(1);
});
