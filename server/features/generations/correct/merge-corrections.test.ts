import { expect, it } from 'vitest';
import { mergeCorrections } from './merge-corrections.ts';

const box = { x: 10, y: 10, width: 100, height: 20 };
const nearly = { x: 12, y: 10, width: 100, height: 21 };
const elsewhere = { x: 10, y: 80, width: 100, height: 20 };

it('keeps what was said before, but for what is said anew about the same place', () => {
  const kept = {
    boxes: [{ box, kind: 'icon' as const }],
    words: [
      { box, text: 'Old' },
      { box: elsewhere, text: 'Kept' },
    ],
    typeface: 'Inter' as const,
  };
  const added = { boxes: [], words: [{ box: nearly, text: 'New' }], language: 'de' as const };
  expect(mergeCorrections(kept, added)).toEqual({
    boxes: [{ box, kind: 'icon' }],
    words: [
      { box: elsewhere, text: 'Kept' },
      { box: nearly, text: 'New' },
    ],
    typeface: 'Inter',
    language: 'de',
  });
});

it('is what was added where nothing was said before', () => {
  const added = { boxes: [{ box, kind: 'text' as const }], words: [] };
  expect(mergeCorrections(null, added)).toBe(added);
});
