import { expect, test } from 'vitest';
import { countChanges, lineDiff } from './line-diff.ts';

const lines = (...all: (string | number)[]) => `${all.join('\n')}\n`;

test('what differs, with three lines around it and their numbers', () => {
  const hunks = lineDiff(lines(1, 2, 3, 4, 5, 6, 7, 8, 9), lines(1, 2, 3, 4, 'five', 6, 7, 8, 9))!;
  expect(hunks).toHaveLength(1);
  expect(hunks[0]).toEqual([
    { kind: 'kept', text: '2', before: 2, after: 2 },
    { kind: 'kept', text: '3', before: 3, after: 3 },
    { kind: 'kept', text: '4', before: 4, after: 4 },
    { kind: 'removed', text: '5', before: 5 },
    { kind: 'added', text: 'five', after: 5 },
    { kind: 'kept', text: '6', before: 6, after: 6 },
    { kind: 'kept', text: '7', before: 7, after: 7 },
    { kind: 'kept', text: '8', before: 8, after: 8 },
  ]);
  expect(countChanges(hunks)).toEqual({ added: 1, removed: 1 });
});

test('the same text has no differences', () => expect(lineDiff('a\nb', 'a\nb')).toEqual([]));

test('a last line without an end is no line of its own', () => {
  expect(lineDiff('a', 'b')!.flat()).toEqual([
    { kind: 'removed', text: 'a', before: 1 },
    { kind: 'added', text: 'b', after: 1 },
  ]);
});

test('a picture within the code is cut off', () => {
  const [line] = lineDiff('', `<img src="data:image/png;base64,${'A'.repeat(5000)}">`)!.flat();
  expect(line!.text).toHaveLength(301);
  expect(line!.text).toMatch(/^<img src="data:.*…$/);
});
