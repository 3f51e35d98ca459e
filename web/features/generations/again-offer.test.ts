import { expect, test } from 'vitest';
import { againOffer } from './again-offer.ts';
import type { Engine } from './engines.ts';

const engine = (id: Engine['id'], uses: Engine['uses']): Engine => ({
  ...{ id, uses, name: id, available: uses !== null, readsInstructions: uses !== 'built-in' },
});
const alone = [engine('automatic', 'built-in'), engine('built-in', 'built-in'), engine('gemini', null)];
const withKey = [engine('automatic', 'gemini'), engine('built-in', 'built-in'), engine('gemini', 'gemini')];
const measured = { engine: 'built-in', framework: 'tailwind', hasAnalysis: true } as const;

test('another framework from what was measured is free', () => {
  expect(againOffer(measured, { framework: 'bootstrap', engine: 'automatic' }, alone)).toBe('free');
  expect(againOffer(measured, { framework: 'bootstrap', engine: 'built-in' }, withKey)).toBe('free');
});

test('the page that is there already is not offered again', () => {
  expect(againOffer(measured, { framework: 'tailwind', engine: 'automatic' }, alone)).toBe('same');
  const made = { ...measured, engine: 'gemini' } as const;
  expect(againOffer(made, { framework: 'tailwind', engine: 'built-in' }, withKey)).toBe('free');
});

test('a provider costs a credit, and so does a picture of which nothing is stored', () => {
  expect(againOffer(measured, { framework: 'bootstrap', engine: 'automatic' }, withKey)).toBe('paid');
  const lost = { ...measured, hasAnalysis: false };
  expect(againOffer(lost, { framework: 'bootstrap', engine: 'built-in' }, alone)).toBe('paid');
  expect(againOffer(measured, { framework: 'bootstrap', engine: 'automatic' }, undefined)).toBe('paid');
});
