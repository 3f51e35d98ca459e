import { expect, test } from 'vitest';
import { meanConfidence } from './mean-confidence.ts';

test('a long line counts for more than a short one', () => {
  expect(
    meanConfidence([
      { text: 'abc', confidence: 100 },
      { text: 'd', confidence: 60 },
    ]),
  ).toBe(90);
});

test('no text, no figure', () => expect(meanConfidence([])).toBeNull());
