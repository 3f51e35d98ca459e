import { describe, expect, it } from 'vitest';
import { codeRuns } from '../emit/code-runs.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { joinCode } from './join-code.ts';
import { makeBlock } from './make-block.ts';

const FONT = fontOf('mono', 400);
const SIZE = 16;
const CELL = measureText(FONT, 'n').advance * SIZE;

/** A line of a monospaced font whose baseline is at `row` lines of 20 px; its indent is that of the text. */
function line(source: string, row: number): TextLine {
  const text = source.trim();
  let at = 100 + (source.length - source.trimStart().length) * CELL;
  const x = at;
  const words = text.split(' ').map((word) => {
    const box = { x: at, y: 0, width: word.length * CELL, height: 12 };
    at += (word.length + 1) * CELL;
    return { text: word, box, color: 0, confidence: 95, underlined: false, glyphs: [] };
  });
  const fit = { font: FONT, size: SIZE, letterSpacing: 0, fitError: 0 };
  const rest = { confidence: 95, color: 0, ground: 0xffffff, surface: 0, fits: [fit], fit, bullet: false };
  const made = { box: { x, y: 0, width: at - CELL - x, height: 12 }, words, text, ...rest } as TextLine;
  const y = 100 + row * 20 - baselineOf(made);
  return { ...made, box: { ...made.box, y } };
}

describe('joinCode', () => {
  it('ends a listing at a rule, and where the indent is off the grid', () => {
    const lines = [line('if (a) {', 0), line('  run(a);', 1), line('}', 2)];
    const rule = { x: 90, y: baselineOf(lines[1]) + 6, width: 200, height: 1 };
    expect(joinCode(lines, [rule]).map((listing) => listing.lines.length)).toEqual([2]);
    const moved = lines.map((row, i) => (i < 2 ? row : { ...row, box: { ...row.box, x: row.box.x + 0.4 * CELL } }));
    expect(joinCode(moved, []).map((listing) => listing.lines.length)).toEqual([2]);
  });

  it('keeps the lines, indents and blank lines of a listing', () => {
    const listing = joinCode([line('if (a) {', 0), line('  run(a);', 1), line('}', 2), line('stop();', 4)], []);
    expect(listing).toHaveLength(1);
    expect(codeRuns(makeBlock(listing[0]))).toEqual(['if (a) {\n  run(a);\n}\n\nstop();']);
  });

  it('leaves prose in a monospaced font to the paragraphs', () => {
    const lines = [line('A letter that was written on a machine goes on', 0), line('below and ends here', 1)];
    expect(joinCode(lines, [])).toEqual([]);
  });
});
