import { expect, it } from 'vitest';
import { seenIn } from '../../testing/seen-words.ts';
import { fontOf } from '../../typeface/fonts.ts';
import { bleedCorrection, widen } from './correct-bleed.ts';

const lines = [
  'Harbour tours leave every hour from the old pier',
  'Bring warm clothes and a little patience with the weather',
  'Tickets can be returned until the evening before',
].map((text) => seenIn(fontOf('inter', 400), 16, text));
const families = lines.map(() => 'inter');

it('is none for letters that are blurred as usual', () => {
  expect(bleedCorrection(lines, families)).toBe(0);
});

it('makes up for letters that are drawn sharper or smeared', () => {
  const sharp = lines.map((words) => widen(words, -1));
  expect(bleedCorrection(sharp, families)).toBeGreaterThan(0.3);
  const smeared = lines.map((words) => widen(words, 1));
  expect(bleedCorrection(smeared, families)).toBeLessThan(-0.3);
});

it('is not told by words that are wide because their letters are apart', () => {
  const wide = lines.map((words) => widen(words, 1));
  expect(bleedCorrection(wide, families)).toBeLessThan(0);
  expect(bleedCorrection(wide, families, () => true)).toBe(0);
});
