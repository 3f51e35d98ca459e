import { expect, test } from 'vitest';
import type { Difference, LineDifference, PageFacts } from '#fidelity/index.ts';
import { problemsOf } from './problems-of.ts';

const about = (text: string, weight: number) => ({
  ...{ line: 0, text, weight },
  box: { x: 0, y: 0, width: 100, height: 20 },
});
const wide = { width: 360 } as PageFacts;
const nothing = { violations: undefined, narrow: undefined };

test('each kind of difference is a sentence of its own', () => {
  const differences: LineDifference[] = [
    { ...about('Fresh bread', 0.9), kind: 'missing', words: ['Fresh', 'bread'] },
    { ...about('Fresh bread', 0.8), kind: 'missing', words: ['bread'] },
    { ...about('Prices', 0.7), kind: 'shifted', dx: -3.6, dy: 24.2 },
    { ...about('Prices', 0.6), kind: 'color', expected: [0, 0, 0], found: [255, 0, 16], deltaE: 50 },
    { ...about('Prices', 0.5), kind: 'size', ratio: 1.2 },
  ];
  expect(problemsOf(differences, nothing, 320)).toEqual([
    'The line “Fresh bread” is missing.',
    'In the line “Fresh bread” is missing: “bread”.',
    '“Prices” is 24 px too low and 4 px too far left.',
    '“Prices” has the wrong colour #ff0010 instead of #000000.',
    '“Prices” is 20 % too large.',
  ]);
});

test('what spoils most comes first', () => {
  const small: LineDifference = { ...about('x', 0.01), kind: 'size', ratio: 0.5 };
  const violation = { rule: 'color-contrast', help: 'Contrast', impact: 'serious', count: 3, example: '<p>' };
  expect(problemsOf([small], { violations: [violation], narrow: wide }, 320)).toEqual([
    'The page is 40 px wider than a 320 px screen.',
    'Accessibility: Contrast (3 places), first in <p>',
    '“x” is 50 % too small.',
  ]);
});

test('what nobody would see is not told', () => {
  expect(problemsOf([{ ...about('x', 0.0001), kind: 'size', ratio: 1.2 }], nothing, 320)).toEqual([]);
});

test('no more and no longer sentences than the contract takes', () => {
  const many = Array.from({ length: 90 }, (): LineDifference => ({ ...about('x', 0.1), kind: 'size', ratio: 2 }));
  const long = { rule: 'r', help: 'h'.repeat(900), impact: 'critical', count: 1, example: '' };
  const problems = problemsOf(many, { violations: [long], narrow: undefined }, 320);
  expect(problems).toHaveLength(60);
  expect(problems[0]).toHaveLength(500);
});

test('when lines are more than can be told, nothing else is left out', () => {
  const moved = Array.from(
    { length: 90 },
    (): LineDifference => ({ ...about('x', 0.1), kind: 'shifted', dx: 0, dy: 42 }),
  );
  const differences: LineDifference[] = [
    ...moved,
    { ...about('Jon Porter', 0.01), kind: 'missing', words: ['Jon', 'Porter'] },
  ];
  const ofCode = [{ weight: 0.001, sentence: 'Not in a quote element: “Tea”.' }];
  const problems = problemsOf(differences, nothing, 320, ofCode);
  expect([problems.length, ...problems.slice(-2)]).toEqual([
    60,
    'The line “Jon Porter” is missing.',
    'Not in a quote element: “Tea”.',
  ]);
});

test('areas are told by their place, unless they are small', () => {
  const box = { x: 64, y: 96.4, width: 320, height: 128 };
  const differences: Difference[] = [
    { kind: 'recolored', box, weight: 0.3, expected: [255, 255, 255], found: [27, 27, 34] },
    { kind: 'faint', text: 'Fresh bread', box, weight: 0.2 },
    { kind: 'picture', box, weight: 0.1 },
    { kind: 'lost', box, weight: 0.05 },
    { kind: 'added', box, weight: 0.04 },
    { kind: 'length', box, weight: 0.03, by: 40 },
    { kind: 'lost', box, weight: 0.001 },
  ];
  expect(problemsOf(differences, nothing, 320)).toEqual([
    'The colour in the area [64, 96, 320, 128] is #1b1b22 instead of #ffffff.',
    '“Fresh bread” can hardly be told from its background.',
    'The picture in the area [64, 96, 320, 128] shows something else than the design.',
    'Something of the design is missing in the area [64, 96, 320, 128].',
    'Something is drawn in the area [64, 96, 320, 128] that the design does not have.',
    'The page is 40 px too long.',
  ]);
});
