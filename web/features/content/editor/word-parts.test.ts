import { expect, test } from 'vitest';
import { wordParts } from './word-parts.ts';

test('an edit is told word by word', () => {
  expect(wordParts('Turn a design into HTML.', 'Turn a picture into HTML.')).toEqual([
    { kind: 'kept', text: 'Turn a ' },
    { kind: 'removed', text: 'design' },
    { kind: 'added', text: 'picture' },
    { kind: 'kept', text: ' into HTML.' },
  ]);
});

test('a text that was replaced is told as a whole', () => {
  expect(wordParts('Convert a design', 'Start here')).toEqual([
    { kind: 'removed', text: 'Convert a design' },
    { kind: 'added', text: 'Start here' },
  ]);
});

test('what came to be, and what went', () => {
  expect(wordParts('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
  expect(wordParts('Old', '')).toEqual([{ kind: 'removed', text: 'Old' }]);
  expect(wordParts('', '')).toEqual([]);
});
