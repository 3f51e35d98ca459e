import type { Word } from '#fidelity/index.ts';
import { similarity } from '#fidelity/sequence-matcher.ts';
import { normalizeWord } from '#fidelity/words/normalize-word.ts';

export type Fate = { kind: string; seenAs: string };

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function near(word: Word, other: Word): boolean {
  const dx = Math.max(0, Math.max(word.x, other.x) - Math.min(word.x + word.width, other.x + other.width));
  const dy = Math.abs(word.y + word.height / 2 - other.y - other.height / 2);
  return dx < 1.5 * word.fontSize && dy < 0.8 * word.fontSize;
}

/**
 * What happened to a word that the result does not show. `read` are the words the engine read, `shown` those of the result,
 * `pictured` tells whether a picture of the result covers the place.
 */
export function fateOfWord(word: Word, read: readonly Word[], pictured: boolean): Fate {
  const text = normalizeWord(word.text);
  const around = read.filter((other) => near(word, other));
  if (around.some((other) => normalizeWord(other.text) === text)) return { kind: 'read but not shown', seenAs: text };
  const seenAs = around.map((other) => other.text).join(' ');
  const is = (test: (other: string) => boolean): boolean => around.some((other) => test(normalizeWord(other.text)));
  if (is((other) => other.toLowerCase() === text.toLowerCase())) return { kind: 'case', seenAs };
  if (is((other) => bare(other) === bare(text))) return { kind: 'punctuation', seenAs };
  if (is((other) => bare(other).length > bare(text).length && bare(other).includes(bare(text)))) {
    return { kind: 'merged with a neighbour', seenAs };
  }
  if (bare(seenAs).includes(bare(text)) && bare(text).length > 1) return { kind: 'split', seenAs };
  const closest = Math.max(0, ...around.map((other) => similarity(bare(other.text), bare(text))));
  if (closest >= 0.5) return { kind: 'misread', seenAs };
  if (pictured) return { kind: 'inside a picture', seenAs };
  return around.length > 0 ? { kind: 'read as something else', seenAs } : { kind: 'not seen', seenAs: '' };
}
