import type { Framework, GenerationResult } from '#contract/generations.ts';

/** The four scores of a result, measured in a hidden frame at the design's width. */
export function FidelityPanel(_: { framework: Framework; result: GenerationResult }) {
  return null;
}
