import { createHash } from 'node:crypto';
import type { EngineChoice } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { chooseEngine } from './choose-engine.ts';
import { type EnqueueTools, enqueueGeneration, findFormerRequest, refuseWhenFull } from './enqueue-generation.ts';
import type { GenerationRow } from './tables.ts';

export type FollowUpRequest = {
  instructions: string;
  element?: string | undefined;
  engine: EngineChoice;
  idempotencyKey?: string | undefined;
};

const NEEDS_PROVIDER =
  'No API keys available. Changes in words need an AI provider; the built-in engine cannot make them.';

/**
 * Takes an order for a change of a finished page, as a new version of it.
 * @throws STILL_RUNNING, NO_API_KEYS, NOT_FOUND when there is no page to change, and what `enqueueGeneration` throws
 */
export async function createFollowUp(
  tools: EnqueueTools,
  parent: Authorized<GenerationRow>,
  { instructions, element, engine: engineChoice, idempotencyKey }: FollowUpRequest,
): Promise<GenerationRow> {
  const wishes = JSON.stringify([parent.id, instructions, element, engineChoice]);
  const requestHash = createHash('sha256').update(wishes).digest('hex');
  const key = { userId: parent.userId, idempotencyKey, requestHash };
  const former = await findFormerRequest(tools.db, key);
  if (former) return former;
  if (!parent.finishedAt) throw failure('STILL_RUNNING', 'This conversion is still running. Wait until it is done.');
  if (parent.status !== 'succeeded') throw failure('NOT_FOUND', 'This conversion has no page to change.');
  const engine = await chooseEngine(tools.db, engineChoice);
  if (engine === 'built-in') throw failure('NO_API_KEYS', NEEDS_PROVIDER);
  await refuseWhenFull(tools.db, parent.userId, tools.config.maxQueuedGenerations);
  const { framework, mode, fonts, language, imageName, imageWidth, imageHeight, rootId, name, projectId } = parent;
  const { analysisId, corrections } = parent;
  // A copy of the picture, so that each version can be deleted without asking for the others.
  return enqueueGeneration(
    tools,
    key,
    { png: await tools.storage.get(parent.imageKey), screens: [] },
    {
      ...{ framework, mode, fonts, language, imageName, imageWidth, imageHeight, rootId, name, projectId },
      ...{ analysisId, corrections },
      parentId: parent.id,
      instructions,
      element: element ?? null,
      engineChoice,
      engine,
    },
  );
}
