import { createHash } from 'node:crypto';
import { type EngineChoice, type FontService, type Framework, MAX_IMAGE_BYTES } from '#contract/generations.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import { failure } from '#server/platform/errors.ts';
import { checkDesign } from './check-design.ts';
import { chooseEngine } from './choose-engine.ts';
import { type EnqueueTools, enqueueGeneration, findFormerRequest } from './enqueue-generation.ts';
import type { GenerationRow } from './tables.ts';

export type GenerationRequest = {
  userId: string;
  image: File;
  framework: Framework;
  fonts: FontService;
  language: LanguageChoice;
  instructions: string;
  engine: EngineChoice;
  repair: boolean;
  idempotencyKey?: string | undefined;
};

/**
 * Takes an order for a conversion: the picture is checked and encoded again, and it is decided who does the work.
 * @throws IMAGE_TOO_LARGE, NO_API_KEYS, what `checkDesign` throws, and what `enqueueGeneration` throws; nothing is kept then
 */
export async function createGeneration(tools: EnqueueTools, request: GenerationRequest): Promise<GenerationRow> {
  const { userId, image, framework, fonts, language, instructions, engine: engineChoice, repair } = request;
  if (image.size > MAX_IMAGE_BYTES) throw failure('IMAGE_TOO_LARGE');
  const bytes = new Uint8Array(await image.arrayBuffer());
  const wishes = JSON.stringify([framework, fonts, language, instructions, engineChoice, repair]);
  const requestHash = createHash('sha256').update(bytes).update(wishes).digest('hex');
  const key = { userId, idempotencyKey: request.idempotencyKey, requestHash };
  const former = await findFormerRequest(tools.db, key);
  if (former) return former;
  const engine = await chooseEngine(tools.db, engineChoice);
  const { png, width, height } = await checkDesign(bytes);
  return enqueueGeneration(tools, key, png, {
    framework,
    fonts,
    language,
    instructions,
    engineChoice,
    engine,
    repair: repair && engine !== 'built-in',
    imageName: image.name.replaceAll('\0', '').slice(0, 200).toWellFormed() || 'design.png',
    imageWidth: width,
    imageHeight: height,
  });
}
