import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarity } from './sequence-matcher.ts';

const lorem =
  'our workshop opens at nine and closes when the last kettle is empty. bring a notebook, a pencil and one question that nobody could answer last week. ' +
  'we serve bread with salted butter, soup on thursdays, and coffee that is roasted two streets away by a former bus driver. ';

/** Ratios printed by Python 3.11: difflib.SequenceMatcher(None, a, b).ratio(). */
const python: [string, string, number][] = [
  ['', '', 1],
  ['', 'abc', 0],
  ['abcd', 'bcde', 0.75],
  ['private thread currentthread;', 'private volatile thread currentthread;', 0.8656716417910447],
  ['sign in', 'sign up', 0.7142857142857143],
  ['the quick brown fox', 'the quick brawn fx', 0.918918918918919],
  ['qabxcd', 'abycdf', 0.6666666666666666],
  ['naïve café ☕ 日本語', 'naive cafe ☕ 日本', 0.8387096774193549],
  ['😀 smile 😀', '😀 smiles', 0.8235294117647058],
  ['tide', 'diet', 0.25],
  ['diet', 'tide', 0.5],
];

/** 200 characters and more: popular characters start no match. */
const pythonLong: [string, string, string, number][] = [
  ['equal and all popular', 'a'.repeat(250), 'a'.repeat(250), 1],
  ['one character off at the end', 'a'.repeat(250), `${'a'.repeat(249)}b`, 0.996],
  ['all popular, shifted by one', 'ab'.repeat(120), 'ba'.repeat(120), 0],
  [
    'a reworded paragraph',
    lorem,
    lorem.replace('kettle', 'bottle').replace('two streets', 'three roads'),
    0.959409594095941,
  ],
  ['just below the limit', lorem.slice(0, 199), lorem.slice(3, 199), 0.9924050632911392],
  ['just above the limit', `${lorem.slice(0, 199)}zz`, lorem.slice(0, 205), 0.9802955665024631],
  ['a long second text', lorem.slice(0, 150), lorem.slice(0, 205), 0.8450704225352113],
];

describe('similarity', () => {
  it.each(python)('of %j and %j is what Python says', (a, b, ratio) => {
    expect(similarity(a, b)).toBeCloseTo(ratio, 12);
  });

  it.each(pythonLong)('of long texts is what Python says: %s', (_, a, b, ratio) => {
    expect(similarity(a, b)).toBeCloseTo(ratio, 12);
  });

  it('lies between 0 and 1, is 1 for equal texts and 0 for texts without a common character', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (a, b) => {
        const value = similarity(a, b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(similarity(a, a)).toBe(1);
        if (a && b && ![...a].some((character) => b.includes(character))) expect(value).toBe(0);
      }),
    );
  });

  it('never exceeds what the two texts have in common as bags of characters', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const count = (text: string, letter: string): number => text.split(letter).length - 1;
        const common = ['a', 'b', 'c', ' '].reduce((sum, l) => sum + Math.min(count(a, l), count(b, l)), 0);
        const total = a.length + b.length;
        expect(similarity(a, b)).toBeLessThanOrEqual(total === 0 ? 1 : (2 * common) / total + 1e-12);
      }),
    );
  });

  it('finds at least the longest common run, so a text inside another scores 2m / (m + n)', () => {
    const short = fc.string({ minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(short, short, short, (before, text, after) => {
        const whole = before + text + after;
        const total = [...whole].length + [...text].length;
        expect(similarity(text, whole)).toBeCloseTo((2 * [...text].length) / total, 12);
      }),
    );
  });
});
