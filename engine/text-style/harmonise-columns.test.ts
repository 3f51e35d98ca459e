import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { WIDTH_BLEED_PX } from './families/face-cost.ts';
import { harmoniseColumns } from './harmonise-columns.ts';

/** An entry drawn around the middle of 200 in bold type of 16 px with a spacing of 0.8, and measured otherwise. */
function entryOf(
  text: string,
  y: number,
  measured: { size: number; weight: 400 | 700; letterSpacing: number },
): TextLine {
  const drawn = measureText(fontOf('inter', 700), text);
  const width = Math.round((drawn.end - drawn.start) * 16 + (text.length - 1) * 0.8 + WIDTH_BLEED_PX);
  const box = { x: Math.round(200 - width / 2), y, width, height: 12 };
  const { size, weight, letterSpacing } = measured;
  const fit = { font: fontOf('inter', weight), size, letterSpacing, fitError: 1 };
  return { text, box, words: [], fit, fits: [fit], color: 0xe1b6a5, baseline: y + 12 } as unknown as TextLine;
}

const TRUE = { size: 16, weight: 700, letterSpacing: 0.8 } as const;
const LARGER = { size: 17.5, weight: 400, letterSpacing: 0 } as const;
const menu = (words: readonly string[], step = (i: number) => 40 * i): TextLine[] =>
  words.map((word, i) => entryOf(word, 100 + step(i), i % 2 === 0 ? LARGER : TRUE));

it('sets the entries of a menu in the one style that fits all of them', () => {
  const lines = menu(['ABOUT', 'EXPERIENCE', 'EDUCATION', 'SKILLS', 'INTERESTS', 'AWARDS']);
  harmoniseColumns(lines);
  for (const { fit } of lines) expect(fit).toMatchObject({ size: 16, letterSpacing: 0.8, font: { weight: 700 } });
});

it('leaves the cells of a table below a bold head as they are', () => {
  const dates = ['2011/06/07', '2012/12/02', '2011/05/03', '2011/12/12'];
  const [head, ...cells] = ['2010/01/01', ...dates].map((word, i) =>
    entryOf(word, 100 + 40 * i, i === 0 ? TRUE : { ...TRUE, weight: 400 }),
  );
  harmoniseColumns([head, ...cells]);
  for (const { fit } of cells) expect(fit.font.weight).toBe(400);
});

it('leaves lines in uneven steps, and too few', () => {
  const uneven = menu(['ABOUT', 'EXPERIENCE', 'EDUCATION', 'SKILLS'], (i) => 40 * i + 9 * i * i);
  harmoniseColumns(uneven);
  expect(uneven[0].fit.size).toBe(17.5);
  const few = menu(['ABOUT', 'EXPERIENCE', 'EDUCATION']);
  harmoniseColumns(few);
  expect(few[0].fit.size).toBe(17.5);
});

it('leaves the bold head above the cells that it stands with', () => {
  const dates = ['2010/01/01', '2011/06/07', '2012/12/02', '2011/05/03', '2011/12/12'];
  const [head, ...cells] = dates.map((word, i) =>
    entryOf(word, 100 + 40 * i, i === 0 ? TRUE : { ...TRUE, weight: 400 }),
  );
  harmoniseColumns([head, ...cells], (one) => one !== head);
  expect(head.fit.font.weight).toBe(700);
});
