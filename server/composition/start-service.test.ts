import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { claimGeneration } from '#server/features/generations/claim-generation.ts';
import { generations } from '#server/features/generations/tables.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { aGeneration, aUser } from '#server/testing/builders.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { type RunningService, startService } from './start-service.ts';

const WAITING = 8;

let dataDir: string;
let service: RunningService;
const start = async () => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', ENGINE_THREADS: '1' });
  service = await startService(config, createLogger(config), () => {});
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'facsimile-start-'));
  await start();
});
afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true });
});

const statuses = async () => {
  const found = await service.services.db.select({ status: generations.status }).from(generations);
  return found.map(({ status }) => status);
};

test('after a crash with much work the service listens first, and then works', async () => {
  const { db, storage } = service.services;
  const picture = await aDesign();
  const user = await aUser(db);
  for (let n = 0; n < WAITING; n++) {
    const id = await aGeneration(db, user);
    await storage.put(`generations/${id}.png`, picture);
    if (n < 2) await claimGeneration(db, id);
  }
  // Jobs of these were never written: as if they had been lost with the process that had taken them.
  await service.stop();

  await start();
  await service.app.listen({ host: 'localhost', port: 0 });
  expect((await service.app.inject('/readyz')).statusCode).toBe(200);
  expect([...(await statuses())].sort()).toEqual([...Array(WAITING - 2).fill('queued'), 'running', 'running']);

  await service.startWork();
  await expect.poll(statuses, { timeout: 90_000 }).toEqual(Array(WAITING).fill('succeeded'));
});
