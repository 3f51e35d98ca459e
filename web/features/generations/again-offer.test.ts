import { expect, test } from 'vitest';
import { againOffer } from './again-offer.ts';
import type { Engine } from './engines.ts';

const engine = (id: Engine['id'], uses: Engine['uses']): Engine => ({
  ...{ id, uses, name: id, available: uses !== null, readsInstructions: uses !== 'built-in' },
});
const alone = [engine('automatic', 'built-in'), engine('built-in', 'built-in'), engine('gemini', null)];
const withKey = [engine('automatic', 'gemini'), engine('built-in', 'built-in'), engine('gemini', 'gemini')];
const measured = {
  engine: 'built-in',
  framework: 'tailwind',
  fonts: 'google',
  language: 'automatic',
  hasAnalysis: true,
} as const;

test('another framework, or another service of its fonts, from what was measured is free', () => {
  expect(
    againOffer(measured, { framework: 'tailwind', fonts: 'bunny', language: 'automatic', engine: 'built-in' }, alone),
  ).toBe('free');
  expect(
    againOffer(
      measured,
      { framework: 'bootstrap', fonts: 'google', language: 'automatic', engine: 'automatic' },
      alone,
    ),
  ).toBe('free');
  expect(
    againOffer(
      measured,
      { framework: 'bootstrap', fonts: 'google', language: 'automatic', engine: 'built-in' },
      withKey,
    ),
  ).toBe('free');
});

test('the page that is there already is not offered again', () => {
  expect(
    againOffer(measured, { framework: 'tailwind', fonts: 'google', language: 'automatic', engine: 'automatic' }, alone),
  ).toBe('same');
  const made = { ...measured, engine: 'gemini' } as const;
  expect(
    againOffer(made, { framework: 'tailwind', fonts: 'google', language: 'automatic', engine: 'built-in' }, withKey),
  ).toBe('free');
});

test('a provider costs a credit, and so does a picture of which nothing is stored', () => {
  expect(
    againOffer(
      measured,
      { framework: 'bootstrap', fonts: 'google', language: 'automatic', engine: 'automatic' },
      withKey,
    ),
  ).toBe('paid');
  const lost = { ...measured, hasAnalysis: false };
  expect(
    againOffer(lost, { framework: 'bootstrap', fonts: 'google', language: 'automatic', engine: 'built-in' }, alone),
  ).toBe('paid');
  expect(
    againOffer(
      measured,
      { framework: 'bootstrap', fonts: 'google', language: 'automatic', engine: 'automatic' },
      undefined,
    ),
  ).toBe('paid');
});

test('another language costs a credit: the picture has to be read again', () => {
  const wish = { framework: 'bootstrap', fonts: 'google', language: 'de', engine: 'built-in' } as const;
  expect(againOffer(measured, wish, alone)).toBe('paid');
  expect(againOffer({ ...measured, language: 'de' }, wish, alone)).toBe('free');
});
