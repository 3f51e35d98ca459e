import type { FieldErrors } from 'react-hook-form';
import type { AboutFields } from '#contract/content/about.ts';

export type BlockName = 'section1' | 'section2';

/** Which section a refused form is to show first, and what is said: titles before the rest, in either section. */
export function firstProblem(errors: FieldErrors<AboutFields>): { block: BlockName; text: string } | undefined {
  const blocks = (['section1', 'section2'] as const).filter((name) => errors[name]);
  const block = blocks.find((name) => errors[name]?.title) ?? blocks[0];
  if (!block) return undefined;
  const { title, description, features } = errors[block] ?? {};
  const text = title?.message ?? description?.message ?? features?.message ?? features?.root?.message;
  const feature = Array.isArray(features) ? features.find(Boolean)?.text?.message : undefined;
  return { block, text: text ?? feature ?? 'Please check the marked fields.' };
}
