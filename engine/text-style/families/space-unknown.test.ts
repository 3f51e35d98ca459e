import { describe, expect, it } from 'vitest';
import { fontOf } from '../../typeface/fonts.ts';
import { measureText } from '../../typeface/measure-text.ts';
import { WIDTH_BLEED_PX } from './face-cost.ts';
import { type SetLine, spaceUnknown } from './space-unknown.ts';

const TEXTS = ['Harbour tours leave every hour', 'Bring warm clothes', 'Children travel free'];

/** Lines in Inter that are as wide as if their letters were spaced. */
function linesWith(spacing: number, wordCost: number, own = 0): SetLine[] {
  const font = fontOf('inter', 400);
  return TEXTS.map((text) => {
    const { start, end } = measureText(font, text);
    const width = (end - start) * 16 + spacing * (text.length - 1) + WIDTH_BLEED_PX;
    const fit = { font, size: 16, letterSpacing: own, fitError: wordCost };
    return { fit, text, width, wordCost, wordCount: text.split(' ').length };
  });
}

const spacingsOf = (lines: readonly SetLine[]) => lines.map(({ fit }) => fit.letterSpacing);

describe('spaceUnknown', () => {
  it('gives the lines of a style the spacing that makes them as wide as they were seen', () => {
    const lines = linesWith(0.3, 4);
    spaceUnknown(lines);
    expect(spacingsOf(lines)).toEqual([0.3, 0.3, 0.3]);
  });

  it('leaves a page alone whose family is known', () => {
    const lines = linesWith(0.3, 1.5);
    spaceUnknown(lines);
    expect(spacingsOf(lines)).toEqual([0, 0, 0]);
  });

  it('writes no spacing that nobody sees, none beyond what designs have, and none over that of a line', () => {
    const [small, large, own] = [linesWith(0.06, 4), linesWith(3, 4), linesWith(0.3, 4, 2)];
    for (const lines of [small, large, own]) spaceUnknown(lines);
    expect(spacingsOf(small)).toEqual([0, 0, 0]);
    expect(spacingsOf(large)).toEqual([0.65, 0.65, 0.65]);
    expect(spacingsOf(own)).toEqual([2, 2, 2]);
  });
});
