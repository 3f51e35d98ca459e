import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { checkDatabase } from '../database/check-database.ts';
import { checkStorage } from '../storage/check-storage.ts';
import { createReadiness } from './readiness.ts';
import { RETRY_AFTER_S } from './unavailable.ts';

/** `/healthz`: the process answers. `/readyz`: it can also write, in its database and in its storage. */
export function registerHealth(app: FastifyInstance, { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>) {
  const readiness = createReadiness({ database: () => checkDatabase(db), storage: () => checkStorage(storage) }, log);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const parts = await readiness();
    const ready = Object.values(parts).every((part) => part === 'ok');
    if (!ready) reply.code(503).header('retry-after', RETRY_AFTER_S);
    return { status: ready ? 'ready' : 'not ready', ...parts };
  });
}
