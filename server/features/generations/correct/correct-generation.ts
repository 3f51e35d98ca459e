import { createHash } from 'node:crypto';
import type { Corrections } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findStoredPages } from '../analysis/get-analysis.ts';
import { type EnqueueTools, enqueueGeneration, findFormerRequest, refuseWhenFull } from '../enqueue-generation.ts';
import { readScreens } from '../read-screens.ts';
import type { GenerationRow } from '../tables.ts';
import { checkCorrections, checkCount } from './check-corrections.ts';
import { mergeCorrections } from './merge-corrections.ts';

export type CorrectionRequest = {
  corrections: Corrections;
  idempotencyKey?: string | undefined;
  /** Counts one more correction. @throws TOO_MANY_CORRECTIONS */
  admit: () => Promise<void>;
};

/**
 * Takes an order for a version that the built-in engine writes from the picture once more, with what the member says about
 * it and what was said before. It costs nothing.
 * @throws NO_CORRECTION, STILL_RUNNING, NO_ANALYSIS for what the built-in engine has not looked at, TOO_MANY_CORRECTIONS, and
 * what `enqueueGeneration` throws
 */
export async function correctGeneration(
  tools: EnqueueTools & Pick<Services, 'db'>,
  row: Authorized<GenerationRow>,
  { corrections: added, idempotencyKey, admit }: CorrectionRequest,
): Promise<GenerationRow> {
  checkCorrections(added, row);
  const corrections = mergeCorrections(row.corrections, added);
  checkCount(corrections);
  const requestHash = createHash('sha256')
    .update(JSON.stringify(['correct', row.id, added]))
    .digest('hex');
  const key = { userId: row.userId, idempotencyKey, requestHash };
  const former = await findFormerRequest(tools.db, key);
  if (former) return former;
  await refuseUnread(tools, row);
  await refuseWhenFull(tools.db, row.userId, tools.config.maxQueuedGenerations);
  await admit();
  const { framework, mode, fonts, imageName, imageWidth, imageHeight, rootId, name, projectId } = row;
  const pictures = { png: await tools.storage.get(row.imageKey), screens: await readScreens(tools.storage, row) };
  return enqueueGeneration(tools, key, pictures, {
    ...{ framework, mode, fonts, imageName, imageWidth, imageHeight, rootId, name, projectId, corrections },
    language: corrections.language ?? row.language,
    parentId: row.id,
    instructions: '',
    engineChoice: 'built-in',
    engine: 'built-in',
    free: true,
  });
}

/** @throws STILL_RUNNING, NO_ANALYSIS */
async function refuseUnread({ db }: Pick<Services, 'db'>, row: GenerationRow): Promise<void> {
  if (!row.finishedAt) throw failure('STILL_RUNNING', 'This conversion is still running. Wait until it is done.');
  const { hasAnalysis } = await findStoredPages(db, row);
  if (row.status !== 'succeeded' || !hasAnalysis)
    throw failure(
      'NO_ANALYSIS',
      'The engine has found nothing here that could be corrected. Please convert the picture again.',
    );
}
