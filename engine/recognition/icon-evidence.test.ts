import { expect, it } from 'vitest';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import { fontOf } from '../typeface/fonts.ts';
import { iconEvidence, isApart } from './icon-evidence.ts';

const word = (text: string, x = 0, width = 12): StyledWord => ({
  text,
  box: { x, y: 0, width, height: 12 },
  color: 0,
  confidence: 90,
  underlined: false,
  glyphs: [],
});
const LINE = { fit: { font: fontOf('arial', 400), size: 16, letterSpacing: 0, fitError: 0 } } as TextLine;
const CLOCK = inkOfShape(16, 16, (x, y) => {
  const ring = Math.abs(Math.hypot(x - 8, y - 8) - 6.5) < 1;
  return ring || (Math.abs(x - 8) < 0.8 && y > 4 && y < 9) || (Math.abs(y - 8) < 0.8 && x > 8 && x < 12);
});

it('speaks for an icon as far as it looks more like one than like the letter', () => {
  expect(iconEvidence(word('Q'), CLOCK, () => 0.99)).toBeGreaterThan(2);
  expect(iconEvidence(word('Q'), CLOCK, () => 0.9)).toBe(0);
  expect(iconEvidence(word('Que'), CLOCK, () => 0.99)).toBe(0);
});

it('takes a plus far from its label for an icon', () => {
  expect(isApart(LINE, word('+'), [word('Add', 24)])).toBe(true);
  expect(isApart(LINE, word('+'), [word('49', 16)])).toBe(false);
  expect(isApart(LINE, word('+'), [])).toBe(true);
  expect(isApart(LINE, word('a'), [word('Add', 24)])).toBe(false);
});

it('takes an arrow far from its label for an icon, one that stands alone for a letter', () => {
  expect(isApart(LINE, word('←'), [word('Previous', 24)])).toBe(true);
  expect(isApart(LINE, word('→'), [word('Next', 16)])).toBe(false);
  expect(isApart(LINE, word('→'), [])).toBe(false);
});
