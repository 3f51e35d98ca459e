import { createHash } from 'node:crypto';
import type { EngineChoice, FontService, Framework, Mode } from '#contract/generations.ts';
import { DEFAULT_MODE, MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import { failure } from '#server/platform/errors.ts';
import { checkDesign } from './check-design.ts';
import { chooseEngine } from './choose-engine.ts';
import { type EnqueueTools, enqueueGeneration, findFormerRequest } from './enqueue-generation.ts';
import type { GenerationRow } from './tables.ts';

export type GenerationRequest = {
  userId: string;
  image: File;
  tablet?: File | undefined;
  phone?: File | undefined;
  framework: Framework;
  mode?: Mode | undefined;
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
  const narrower = await Promise.all(
    (['tablet', 'phone'] as const).flatMap((screen) => {
      const file = request[screen];
      return file ? [file.arrayBuffer().then((buffer) => ({ screen, bytes: new Uint8Array(buffer) }))] : [];
    }),
  );
  const mode = request.mode ?? (narrower.length > 0 ? 'clean' : DEFAULT_MODE);
  const wishes = JSON.stringify([framework, mode, fonts, language, instructions, engineChoice, repair]);
  const hash = createHash('sha256').update(bytes).update(wishes);
  for (const other of narrower) hash.update(other.screen).update(other.bytes);
  const requestHash = hash.digest('hex');
  const key = { userId, idempotencyKey: request.idempotencyKey, requestHash };
  const former = await findFormerRequest(tools.db, key);
  if (former) return former;
  const engine = narrower.length > 0 ? 'built-in' : await chooseEngine(tools.db, engineChoice);
  const { png, width, height } = await checkDesign(bytes);
  const screens = [];
  for (const { screen, bytes: picture } of narrower) screens.push({ screen, png: (await checkDesign(picture)).png });
  return enqueueGeneration(
    tools,
    key,
    { png, screens },
    {
      framework,
      mode,
      fonts,
      language,
      instructions,
      engineChoice,
      engine,
      repair: repair && engine !== 'built-in',
      imageName: image.name.replaceAll('\0', '').slice(0, 200).toWellFormed() || 'design.png',
      imageWidth: width,
      imageHeight: height,
    },
  );
}
