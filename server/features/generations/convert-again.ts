import { createHash } from 'node:crypto';
import type { EngineChoice, Framework } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { chooseEngine } from './choose-engine.ts';
import type { GenerationRow } from './create-generation.ts';
import { findFormerOrder, type OrderTools, placeOrder, refuseWhenFull } from './place-order.ts';

export type AgainRequest = {
  framework: Framework;
  instructions: string;
  engine: EngineChoice;
  repair: boolean;
  idempotencyKey?: string | undefined;
};

/**
 * Takes an order for a new conversion of a picture that is stored already: no upload, and not a version of the first one.
 * @throws STILL_RUNNING, NO_API_KEYS, and what `placeOrder` throws
 */
export async function convertAgain(
  tools: OrderTools,
  row: Authorized<GenerationRow>,
  { framework, instructions, engine: engineChoice, repair, idempotencyKey }: AgainRequest,
): Promise<GenerationRow> {
  const wishes = JSON.stringify(['again', row.id, framework, instructions, engineChoice, repair]);
  const requestHash = createHash('sha256').update(wishes).digest('hex');
  const key = { userId: row.userId, idempotencyKey, requestHash };
  const former = await findFormerOrder(tools.db, key);
  if (former) return former;
  if (!row.finishedAt) throw failure('STILL_RUNNING', 'This conversion is still running. Wait until it is done.');
  const engine = await chooseEngine(tools.db, engineChoice);
  await refuseWhenFull(tools.db, row.userId, tools.config.maxQueuedGenerations);
  const { imageName, imageWidth, imageHeight } = row;
  return placeOrder(tools, key, await tools.storage.get(row.imageKey), {
    ...{ framework, instructions, engineChoice, engine, imageName, imageWidth, imageHeight },
    repair: repair && engine !== 'built-in',
  });
}
