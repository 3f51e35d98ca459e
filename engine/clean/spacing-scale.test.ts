import { expect, it } from 'vitest';
import { SpacingScale } from './spacing-scale.ts';

it('takes the step that an eye cannot tell from a length', () => {
  const scale = new SpacingScale();
  expect([15.2, 17.4, 25.3, 47, 63].map((length) => scale.step(length))).toEqual([16, 16, 24, 48, 64]);
  expect(scale.step(-30.8)).toBe(-32);
});

it('takes the usual one of two steps that are as near', () => {
  const before = new SpacingScale();
  for (const length of [16, 16, 14, 24]) before.step(length);
  const scale = new SpacingScale(before);
  expect([15, 15, 13].map((length) => scale.step(length))).toEqual([16, 16, 14]);
  expect(new SpacingScale().step(15)).toBe(14);
});

it('keeps a length that is far from every step, and uses it for those near it', () => {
  const scale = new SpacingScale();
  expect([72, 73.5, 70.6].map((length) => scale.step(length))).toEqual([72, 72, 72]);
  expect(scale.nearest(72)).toBe(64);
});

it('keeps a distance of a long list that would leave its end elsewhere', () => {
  const scale = new SpacingScale();
  // Sixteen distances of 3.2 px: with 4 px each the last entry would be 13 px too low.
  expect(scale.step(3.2, 16)).toBe(3);
  expect(scale.step(3.2, 3)).toBe(4);
  expect(scale.step(34, 6)).toBe(34);
  expect(scale.step(0.2, 40)).toBe(0);
});

it('keeps the size of a sign that a step would change by what is seen', () => {
  const scale = new SpacingScale();
  expect([15.5, 17, 18, 23, 40].map((length) => scale.size(length))).toEqual([16, 16, 18, 24, 40]);
});
