import { join } from 'node:path';
import { startService } from '#server/composition/start-service.ts';
import { readConfig } from '#server/config.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { registerWeb } from '#server/platform/web/register-web.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';

// The service as server/main.ts starts it, except that it hears of no changes, so pages are rendered for every visitor.

const config = readConfig(process.env);
const service = await startService(config, createLogger(config), () => process.exit(1));
await seedDemo(service.services);
await registerWeb(service.app, {
  mode: 'production',
  buildDirectory: join(import.meta.dirname, '../../build'),
  publicUrl: config.publicUrl,
});
process.on('SIGTERM', () => service.stop().then(() => process.exit(0)));
await service.app.listen({ host: config.host, port: config.port });
process.stdout.write('Facsimile is running at\n');
