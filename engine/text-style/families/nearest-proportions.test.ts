import { expect, it } from 'vitest';
import { seenIn } from '../../testing/seen-words.ts';
import { fontOf } from '../../typeface/fonts.ts';
import { nearestProportions } from './nearest-proportions.ts';

const FAMILIES = ['inter', 'lora', 'oswald', 'poppins'];

/** A heading in a face that nobody knows: a little narrower than one that is known. */
const heading = (family: string, weight: number, share = 0.94) =>
  seenIn(fontOf(family, weight), 60, 'CLARENCE TAYLOR').map((word) => ({ ...word, width: word.width * share }));

it('finds the family that has the proportions of words', () => {
  expect(nearestProportions(heading('oswald', 700), FAMILIES, 'inter')).toBe('oswald');
});

it('leaves words that their family is near to, and small ones', () => {
  expect(nearestProportions(heading('inter', 700), FAMILIES, 'inter')).toBeUndefined();
  const small = seenIn(fontOf('oswald', 700), 11, 'CLARENCE TAYLOR');
  expect(nearestProportions(small, FAMILIES, 'inter')).toBeUndefined();
});

it('does not take proportions for serifs', () => {
  expect(nearestProportions(heading('lora', 700, 0.7), ['inter', 'lora'], 'inter')).toBeUndefined();
});
