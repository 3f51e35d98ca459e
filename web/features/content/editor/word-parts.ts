import { diffWordsWithSpace } from 'diff';

export interface WordPart {
  kind: 'kept' | 'removed' | 'added';
  text: string;
}

/** Less than this share of the longer text in common: it was replaced rather than edited. */
const ALIKE = 1 / 3;

/** What went, what came and what stayed, word by word; one text for the other where they have little in common. */
export function wordParts(before: string, after: string): WordPart[] {
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): WordPart => {
    return { kind: added ? 'added' : removed ? 'removed' : 'kept', text: value };
  });
  const kept = parts.filter(({ kind }) => kind === 'kept').reduce((sum, { text }) => sum + text.trim().length, 0);
  if (kept >= Math.max(before.length, after.length) * ALIKE) return parts;
  const whole: WordPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return whole.filter(({ text }) => text !== '');
}
