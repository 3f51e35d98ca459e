import { describe, expect, it } from 'vitest';
import type { PaintedBox } from '../model/paint.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { textWidth } from '../typeface/measure-text.ts';
import { isBorderOf, joinInlineCode } from './join-inline-code.ts';
import { lineWidth } from './line-width.ts';

const BASELINE = 40;

function line(text: string, x: number, family: 'arial' | 'courier', surface = 0): TextLine {
  const size = family === 'arial' ? 16 : 14;
  const font = fontOf(family, 400);
  let at = x;
  const words = text.split(' ').map((word) => {
    const width = Math.round(textWidth(font, word, size));
    const box = { x: at, y: BASELINE - 10, width, height: 10 };
    at += width + Math.round(textWidth(font, ' ', size));
    return { text: word, box, color: 0, confidence: 95, underlined: false, glyphs: [] };
  });
  const box = { x, y: BASELINE - 10, width: words.at(-1)!.box.x + words.at(-1)!.box.width - x, height: 10 };
  const fit = { font, size, letterSpacing: 0, fitError: 0 };
  const other = { ...fit, font: fontOf(family === 'arial' ? 'courier' : 'arial', 400), fitError: 5 };
  const fits = [fit, other];
  return {
    box,
    words,
    text,
    confidence: 95,
    color: 0,
    ground: 0,
    surface,
    fits,
    fit,
    bullet: false,
    baseline: BASELINE,
  };
}

/** The box of a chip around a line: 5 px beside its text. */
function around({ box }: TextLine): PaintedBox {
  return {
    box: { x: box.x - 5, y: 25, width: box.width + 10, height: 20 },
    paint: { fill: 0xeeeeee, radius: 6 },
    surface: 1,
  };
}

const textsOf = (lines: readonly TextLine[]) => lines.map(({ text }) => text);

describe('joinInlineCode', () => {
  const before = line('printed with', 100, 'arial');
  const chip = line('escape', before.box.x + before.box.width + 10, 'courier', 1);
  const end = chip.box.x + chip.box.width + 5;

  it('puts code on a little box back into its sentence', () => {
    const painted = around(chip);
    const { lines, chips } = joinInlineCode([before, chip, line('applied', end + 4, 'arial')], [painted]);
    expect(textsOf(lines)).toEqual(['printed with escape applied']);
    expect([...chips]).toEqual([painted]);
    const { code } = lines[0].words[2];
    expect(code?.font.family).toBe('courier');
    expect(code?.chip?.side).toBeCloseTo(5, 0);
    expect(lineWidth(lines[0], fontOf('arial', 400), 16, 0)).toBeCloseTo(lines[0].box.width, -1);
  });

  it('leaves no space before what follows at once, and takes the full stop that stands alone', () => {
    const glued = joinInlineCode([before, chip, line(': a name', end + 1, 'arial')], [around(chip)]);
    expect(textsOf(glued.lines)).toEqual(['printed with escape: a name']);
    const stop = { x: end + 1, y: BASELINE - 2, width: 2, height: 2 };
    expect(textsOf(joinInlineCode([before, chip], [around(chip)], [stop]).lines)).toEqual(['printed with escape.']);
  });

  it('leaves a badge behind a title, though it measures like code', () => {
    const badge = line('Work', before.box.x + before.box.width + 10, 'courier', 1);
    expect(textsOf(joinInlineCode([before, badge], [around(badge)]).lines)).toEqual(['printed with', 'Work']);
  });

  it('begins a list item with a chip, after its bullet', () => {
    const first = line('start', 110, 'courier', 1);
    const next = line('runs the server', first.box.x + first.box.width + 9, 'arial');
    const bullet = { x: 86, y: BASELINE - 7, width: 5, height: 5 };
    const { lines } = joinInlineCode([first, next], [around(first)], [bullet]);
    expect(lines[0]).toMatchObject({ text: 'start runs the server', bullet: true });
  });

  it('leaves buttons, tags and what stands apart as boxes', () => {
    const tag = line('stable', before.box.x + before.box.width + 10, 'arial', 1);
    expect(joinInlineCode([before, tag], [around(tag)]).chips.size).toBe(0);
    const far = line('escape', before.box.x + before.box.width + 24, 'courier', 1);
    expect(joinInlineCode([before, far], [around(far)]).chips.size).toBe(0);
    expect(joinInlineCode([chip], [around(chip)]).chips.size).toBe(0);
    const week = line('week', 100, 'arial');
    const month = line('month', week.box.x + week.box.width + 10, 'courier', 1);
    expect(joinInlineCode([week, month], [around(month)]).chips.size).toBe(0);
  });
});

it('knows the lines along the box of a code from a divider below its sentence', () => {
  const chips = [{ box: { x: 265, y: 1073, width: 88, height: 14 }, paint: {}, surface: 1 }];
  expect(isBorderOf({ x: 265, y: 1072, width: 88, height: 1 }, chips)).toBe(true);
  expect(isBorderOf({ x: 122, y: 1090, width: 320, height: 1 }, chips)).toBe(false);
});
