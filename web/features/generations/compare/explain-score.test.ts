import { expect, test } from 'vitest';
import { explainScore } from './explain-score.ts';

const good = { block: 1, text: 0.99, position: 0.99, color: 1, pixels: 1, regions: 1, pictures: 1, contrast: 1 };

test('a good result needs no words', () => expect(explainScore({ parts: good })).toEqual([]));

test('what is wrong is said in words, worst first', () =>
  expect(explainScore({ parts: { ...good, pixels: 0.8, contrast: 0.3, block: 0.9 } })).toEqual([
    'Some text can hardly be read.',
    'Areas have another colour than in the design.',
    'Some text is missing.',
  ]));

test('what was not measured is not wrong', () =>
  expect(explainScore({ parts: { block: 1, text: 1, position: 1, color: 1 } })).toEqual([]));
