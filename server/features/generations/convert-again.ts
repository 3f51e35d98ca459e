import { createHash } from 'node:crypto';
import type { EngineChoice, FontService, Framework, Mode } from '#contract/generations.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { chooseEngine } from './choose-engine.ts';
import { type EnqueueTools, enqueueGeneration, findFormerRequest, refuseWhenFull } from './enqueue-generation.ts';
import { readScreens } from './read-screens.ts';
import type { GenerationRow } from './tables.ts';

export type AgainRequest = {
  framework: Framework;
  mode: Mode;
  fonts: FontService;
  language: LanguageChoice;
  instructions: string;
  engine: EngineChoice;
  repair: boolean;
  idempotencyKey?: string | undefined;
};

/**
 * Takes an order for a new conversion of a picture that is stored already: no upload, and not a version of the first one.
 * @throws STILL_RUNNING, NO_API_KEYS, and what `enqueueGeneration` throws
 */
export async function convertAgain(
  tools: EnqueueTools,
  row: Authorized<GenerationRow>,
  { framework, mode, fonts, language, instructions, engine: engineChoice, repair, idempotencyKey }: AgainRequest,
): Promise<GenerationRow> {
  const wishes = JSON.stringify([
    'again',
    row.id,
    framework,
    mode,
    fonts,
    language,
    instructions,
    engineChoice,
    repair,
  ]);
  const requestHash = createHash('sha256').update(wishes).digest('hex');
  const key = { userId: row.userId, idempotencyKey, requestHash };
  const former = await findFormerRequest(tools.db, key);
  if (former) return former;
  if (!row.finishedAt) throw failure('STILL_RUNNING', 'This conversion is still running. Wait until it is done.');
  // Who leaves the choice to us keeps all pictures: providers are shown one.
  const keepsAll = engineChoice === 'automatic' && row.screens.length > 0;
  const engine = keepsAll ? 'built-in' : await chooseEngine(tools.db, engineChoice);
  await refuseWhenFull(tools.db, row.userId, tools.config.maxQueuedGenerations);
  const { imageName, imageWidth, imageHeight } = row;
  const screens = engine === 'built-in' ? await readScreens(tools.storage, row) : [];
  const pictures = { png: await tools.storage.get(row.imageKey), screens };
  return enqueueGeneration(tools, key, pictures, {
    ...{ framework, mode, fonts, language, instructions, engineChoice, engine, imageName, imageWidth, imageHeight },
    repair: repair && engine !== 'built-in',
  });
}
