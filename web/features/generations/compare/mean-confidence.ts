import type { GenerationResult } from '#contract/generations.ts';

/** Mean confidence of the lines read, weighted by their length, as a whole percentage; null without text. */
export function meanConfidence(
  lines: readonly Pick<GenerationResult['lines'][number], 'text' | 'confidence'>[],
): number | null {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return null;
  return Math.round(lines.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / length);
}
