import { expect, it } from 'vitest';
import type { Font } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fontOf, glyphOf } from '../typeface/fonts.ts';
import { harmoniseCode } from './harmonise-code.ts';
import { markCode } from './mark-code.ts';

const ARIAL = fontOf('arial', 400);
const COURIER = fontOf('courier', 400);
const BASELINE = 40;

/** A word as a browser would set it from `x` on, a glyph a character. */
function word(text: string, x: number, font: Font, size: number): StyledWord {
  let at = x;
  const glyphs = [...text].map((character, id) => {
    const { left, right, top, bottom, advance } = glyphOf(font, character);
    const from = Math.round(at + left * size);
    const y = BASELINE - Math.round(top * size);
    const box = {
      x: from,
      y,
      width: Math.round(at + right * size + 0.7) - from,
      height: BASELINE - Math.round(bottom * size) - y,
    };
    at += advance * size;
    return { ...box, id, pixels: box.width * box.height, surface: 0, share: 1, second: -1 };
  });
  return { text, box: unionBox(glyphs), color: 0, confidence: 95, underlined: false, glyphs };
}

function line(words: StyledWord[]): TextLine {
  const fit = { font: ARIAL, size: 16, letterSpacing: 0, fitError: 1 };
  const text = words.map((item) => item.text).join(' ');
  const box = { x: words[0].box.x, y: BASELINE - 12, width: 200, height: 15 };
  return {
    ...{ box, words, text, confidence: 95, color: 0, ground: 0xffffff, surface: 0, bullet: false },
    ...{ fits: [fit], fit, baseline: BASELINE },
  };
}

const codeOf = (words: StyledWord[]) =>
  markCode(line(words), (others) => line(others)).words.flatMap(({ text, code }) => (code ? [text] : []));

it('finds the words of a sentence that are set in a monospaced font', () => {
  const uses = word('uses', 10, ARIAL, 16);
  const marked = markCode(line([uses, word('aria-checked', 50, COURIER, 13), word('here', 160, ARIAL, 16)]), line);
  expect(marked.words.map(({ code }) => code?.font.family)).toEqual([undefined, 'courier', undefined]);
  expect(marked.words[1].code?.size).toBeCloseTo(13, 0);
});

it('leaves plain words and lines of code alone', () => {
  expect(codeOf([word('appearance', 10, ARIAL, 16), word('readers', 120, ARIAL, 16)])).toEqual([]);
  expect(codeOf([word('aria-checked', 10, COURIER, 13)])).toEqual([]);
});

it('finds coloured code where the size of its line is wrong, but no coloured link', () => {
  const inLine = (colored: StyledWord) => {
    const words = [word('Use', 10, ARIAL, 16), { ...colored, color: 0xd63384 }, word('here', 220, ARIAL, 16)];
    const misfit = { font: ARIAL, size: 14.2, letterSpacing: 0, fitError: 4 };
    const marked = markCode({ ...line(words), fits: [misfit], fit: misfit, baseline: BASELINE - 2 }, line);
    return marked.words.map(({ code }) => code?.font.family);
  };
  expect(inLine(word('.progress-sm', 50, COURIER, 14))).toEqual([undefined, 'courier', undefined]);
  expect(inLine(word('mail@fillmill.com', 50, ARIAL, 14))).toEqual([undefined, undefined, undefined]);
});

it('gives the code of a page one font and size', () => {
  const code = (family: 'courier' | 'mono', size: number) => ({ font: fontOf(family, 400), size });
  const lines = [code('courier', 13), code('mono', 13.2), code('courier', 20)].map((own, i) =>
    line([{ ...word(i === 0 ? 'aria-checked' : 'switch', 10, COURIER, 13), code: own }]),
  );
  harmoniseCode(lines);
  expect(lines.map(({ words: [{ code: own }] }) => [own?.font.family, own?.size])).toEqual([
    ['courier', 13],
    ['courier', 13],
    ['courier', 20],
  ]);
});
