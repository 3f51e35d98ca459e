import type { GenerationWithResult } from '#contract/generations.ts';
import { readElements } from '../edit/index.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * What a page is written in (BCP 47): what was asked for, or what its stored version says that it was read as. Undefined
 * where neither tells: the language is not guessed.
 */
export function knownLanguage({
  language,
  corrections,
  result,
}: Pick<GenerationWithResult, 'language' | 'corrections'> & {
  result: { html: string } | null;
}): string | undefined {
  const asked = corrections?.language ?? language;
  if (asked !== 'automatic') return asked;
  const root = readElements(result?.html ?? '').find(({ tag }) => tag === 'html');
  const said = root?.attributes.lang?.value;
  return said && isLanguage(said) ? said : undefined;
}

function isLanguage(tag: string): boolean {
  try {
    return names.of(tag) !== undefined;
  } catch {
    // It is no tag at all.
    return false;
  }
}
