import { readFile } from 'node:fs/promises';
import type { Framework, Mode } from '#contract/generations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { designFile } from '#server/platform/web/demo/design-file.ts';
import { checkDesign } from '../check-design.ts';
import { type EnqueueTools, enqueueGeneration, findFormerRequest } from '../enqueue-generation.ts';
import { type GenerationRow, generationSamples } from '../tables.ts';
import { SAMPLE_KEY } from './sample-key.ts';

const ORDER = {
  engineChoice: 'built-in',
  engine: 'built-in',
  instructions: '',
  imageName: 'Sample design.png',
  free: true,
} as const;

export type SampleRequest = { userId: string; framework: Framework; mode: Mode };

/**
 * Takes an order for a conversion of the sample design by the built-in engine. It reserves no credit. Once per account:
 * while the conversion is there, asking again answers it, also when several ask at once.
 * @throws SAMPLE_USED when it was converted and deleted since, TOO_MANY_RUNNING, QUEUE_FULL
 */
export async function createSample(tools: EnqueueTools, request: SampleRequest): Promise<GenerationRow> {
  const { userId, framework, mode } = request;
  // Whatever else is wished for: it is the same order.
  const key = { userId, idempotencyKey: SAMPLE_KEY, requestHash: SAMPLE_KEY };
  const former = await findFormerRequest(tools.db, key);
  if (former?.deletedAt) throw failure('SAMPLE_USED');
  if (former) return former;
  const { png, width: imageWidth, height: imageHeight } = await sampleDesign();
  return enqueueGeneration(
    tools,
    key,
    { png, screens: [] },
    { ...ORDER, framework, mode, imageWidth, imageHeight },
    (tx) => claimSample(tx, userId),
  );
}

let checked: ReturnType<typeof checkDesign> | undefined;

/** It came with the build and is always the same: looked at and written as PNG once, which takes 0.2 s. */
async function sampleDesign(): ReturnType<typeof checkDesign> {
  checked ??= readFile(designFile).then(checkDesign);
  try {
    return await checked;
  } catch (error) {
    checked = undefined;
    throw error;
  }
}

/** @throws SAMPLE_USED */
async function claimSample(tx: Database, userId: string): Promise<void> {
  const claimed = await tx.insert(generationSamples).values({ userId }).onConflictDoNothing().returning();
  if (claimed.length === 0) throw failure('SAMPLE_USED');
}
