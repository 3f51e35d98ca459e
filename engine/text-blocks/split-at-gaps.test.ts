import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { textNode } from '../testing/text-node.ts';
import { splitAtGaps } from './split-at-gaps.ts';

const lineOf = (words: string, x: number): TextLine => ({
  ...textNode(words, x, 20, { size: 14 }).text!.lines[0],
  baseline: 33,
});
const end = ({ box }: TextLine): number => box.x + box.width;

/** Lines one behind the other, each so many px from the one before. */
function rowOf(gap: number, ...names: string[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const name of names) lines.push(lineOf(name, lines.length > 0 ? end(lines[lines.length - 1]) + gap : 100));
  return lines;
}

/** Two lines that were found as one. */
function joined([a, b]: readonly TextLine[]): TextLine {
  return { ...a, words: [...a.words, ...b.words], text: `${a.text} ${b.text}`, box: unionBox([a.box, b.box]) };
}

const textsOf = (lines: readonly TextLine[]): string[] => splitAtGaps(lines).map(({ text }) => text);

it('cuts a line where its words are as far from each other as the lines beside it are', () => {
  const row = rowOf(16, 'Home', 'Features', 'About us', 'Pricing', 'Team');
  const found = [...row.slice(0, 3), joined(row.slice(3))];
  expect(textsOf(found)).toEqual(['Home', 'Features', 'About us', 'Pricing', 'Team']);
});

it('leaves words with a space between them, and a line that has no row to tell', () => {
  const row = rowOf(16, 'Home', 'Features', 'About us', 'Log in');
  expect(textsOf(row)).toEqual(['Home', 'Features', 'About us', 'Log in']);
  const two = rowOf(16, 'Pricing', 'Team');
  expect(textsOf([joined(two)])).toEqual(['Pricing Team']);
});
