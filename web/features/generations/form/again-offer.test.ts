import { expect, test } from 'vitest';
import type { Engine } from '../vocabulary/engines.ts';
import { againOffer } from './again-offer.ts';

const engine = (id: Engine['id'], uses: Engine['uses']): Engine => ({
  ...{ id, uses, name: id, available: uses !== null, readsInstructions: uses !== 'built-in' },
});
const alone = [engine('automatic', 'built-in'), engine('built-in', 'built-in'), engine('gemini', null)];
const withKey = [engine('automatic', 'gemini'), engine('built-in', 'built-in'), engine('gemini', 'gemini')];
const measured = {
  engine: 'built-in',
  framework: 'tailwind',
  mode: 'clean',
  fonts: 'google',
  language: 'automatic',
  corrections: null,
  hasAnalysis: true,
  hasClean: true,
} as const;

/** What the form says beside the framework and the engine, unless it is about that. */
const usual = { mode: 'clean', fonts: 'google', language: 'automatic' } as const;
const builtIn = { ...usual, framework: 'tailwind', engine: 'built-in' } as const;
const bootstrap = { ...usual, framework: 'bootstrap', engine: 'automatic' } as const;

test('another framework, mode, or service of its fonts, from what was measured is free', () => {
  expect(againOffer(measured, { ...builtIn, fonts: 'bunny' }, alone)).toBe('free');
  expect(againOffer(measured, { ...builtIn, mode: 'exact' }, alone)).toBe('free');
  expect(againOffer(measured, bootstrap, alone)).toBe('free');
  expect(againOffer(measured, { ...bootstrap, engine: 'built-in' }, withKey)).toBe('free');
});

test('the page that is there already is not offered again', () => {
  expect(againOffer(measured, { ...builtIn, engine: 'automatic' }, alone)).toBe('same');
  expect(againOffer({ ...measured, engine: 'gemini' }, builtIn, withKey)).toBe('free');
});

test('a provider costs a credit, and so does a picture of which nothing is stored', () => {
  expect(againOffer(measured, bootstrap, withKey)).toBe('paid');
  expect(againOffer({ ...measured, hasAnalysis: false, hasClean: false }, bootstrap, alone)).toBe('paid');
  expect(againOffer(measured, bootstrap, undefined)).toBe('paid');
});

test('what was converted before there was Clean mode costs a credit in it', () => {
  const old = { ...measured, mode: 'exact', hasClean: false } as const;
  expect(againOffer(old, builtIn, alone)).toBe('paid');
  expect(againOffer(old, { ...bootstrap, mode: 'exact' }, alone)).toBe('free');
});

test('another language costs a credit: the picture has to be read again', () => {
  const wish = { ...bootstrap, engine: 'built-in', language: 'de' } as const;
  expect(againOffer(measured, wish, alone)).toBe('paid');
  expect(againOffer({ ...measured, language: 'de' }, wish, alone)).toBe('free');
});

test('a language that a correction chose is kept, and costs nothing', () => {
  const corrected = { ...measured, language: 'de', corrections: { boxes: [], words: [], language: 'de' } } as const;
  expect(againOffer(corrected, builtIn, alone)).toBe('same');
  expect(againOffer(corrected, bootstrap, alone)).toBe('free');
  expect(againOffer(corrected, { ...builtIn, language: 'fr' }, alone)).toBe('paid');
});
