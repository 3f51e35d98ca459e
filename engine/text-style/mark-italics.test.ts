import { expect, it } from 'vitest';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { markItalics } from './mark-italics.ts';

/** Words with the slant that was measured; the italic ones come back. */
function mark(slants: [string, number][]): string[] {
  const words = slants.map(([text]) => ({ text, glyphs: [{}] }) as unknown as StyledWord);
  markItalics({ words } as TextLine, (word) => slants[words.indexOf(word)][1]);
  return words.filter(({ italic }) => italic).map(({ text }) => text);
}

it('marks neighbours that are slanted together', () => {
  const line: [string, number][] = [
    ['Story', 0.97],
    ['of', 0.92],
    ['my', 0.9],
    ['Life,', 1.05],
    ['volumes', 0.98],
    ['are', 0.78],
    ['here', 0.72],
  ];
  expect(mark(line)).toEqual(['Story', 'of', 'my', 'Life,', 'volumes']);
});

it('takes the first short word of a line for what all the rest is', () => {
  const line: [string, number][] = [
    ['We', 0.78],
    ['put', 0.98],
    ['one', 1.02],
    ['everywhere', 0.99],
  ];
  expect(mark(line)).toEqual(['We', 'put', 'one', 'everywhere']);
});

it('does not take letters with diagonal strokes or one short word for italics', () => {
  expect(
    mark([
      ['AVG', 1.11],
      ['rated', 0.76],
    ]),
  ).toEqual([]);
  expect(
    mark([
      ['year', 0.96],
      ['two', 0.97],
      ['data', 0.8],
    ]),
  ).toEqual([]);
});

it('sets an A, which tells nothing, as the rest of its line', () => {
  const line: [string, number][] = [
    ['A', 0.7],
    ['promise', 1],
    ['of', 0.95],
    ['corners', 1.02],
  ];
  expect(mark(line)).toEqual(['A', 'promise', 'of', 'corners']);
  expect(mark([...line, ['kept', 0.76]])).toEqual(['promise', 'of', 'corners']);
});
