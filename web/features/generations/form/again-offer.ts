import type { EngineChoice, FontService, Framework, GenerationWithResult, Mode } from '#contract/generations.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import type { Engine } from '../vocabulary/index.ts';

/**
 * What another conversion of the picture on the table takes: a credit, or nothing where the built-in engine writes what it
 * has measured. `same`: it would be the page that is there.
 */
export type AgainOffer = 'free' | 'paid' | 'same';

export function againOffer(
  generation: Pick<
    GenerationWithResult,
    'engine' | 'framework' | 'mode' | 'fonts' | 'language' | 'corrections' | 'hasAnalysis' | 'hasClean'
  >,
  wish: { framework: Framework; mode: Mode; fonts: FontService; language: LanguageChoice; engine: EngineChoice },
  engines: readonly Engine[] | undefined,
): AgainOffer {
  const uses = engines?.find(({ id }) => id === wish.engine)?.uses;
  // What was measured was read in one language, perhaps one that a correction chose.
  const isCorrected = wish.language === 'automatic' && generation.corrections?.language !== undefined;
  const isReadSo = generation.hasAnalysis && (generation.language === wish.language || isCorrected);
  const isMeasuredSo = wish.mode === 'exact' || generation.hasClean;
  if (uses !== 'built-in' || !isReadSo || !isMeasuredSo) return 'paid';
  const isSame = (['framework', 'mode', 'fonts'] as const).every((part) => generation[part] === wish[part]);
  return generation.engine === 'built-in' && isSame ? 'same' : 'free';
}
