import { expect, it } from 'vitest';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { weighWords } from './weigh-words.ts';

/** A line as it would be measured: `*word*` in bold, the ink of `+word` taken for the word before; found to be in this weight. */
function weigh(
  marked: string,
  size: number,
  found: { weight: 400 | 500 | 700; size: number; fitError: number },
  colorOf: (text: string) => number = () => 0,
) {
  let x = 0;
  const masses = new Map<StyledWord, number>();
  let last: StyledWord | undefined;
  const words = marked.split(' ').map((part): StyledWord => {
    const text = part.replace(/[*+]/g, '');
    const font = fontOf('arial', part.startsWith('*') ? 700 : 400);
    const { start, end, ink, advance } = measureText(font, text);
    const box = { x: x + start * size, y: 0, width: (end - start) * size + 0.7, height: 0.93 * size + 0.7 };
    x += (advance + 0.278) * size;
    const word: StyledWord = { text, box, color: colorOf(text), confidence: 95, underlined: false, glyphs: [] };
    const mass = ink * size * size;
    if (part.startsWith('+') && last) {
      masses.set(last, masses.get(last)! + mass);
      last.box.width = box.x + box.width - last.box.x;
      masses.set(word, 0);
    } else {
      masses.set(word, mass);
      last = word;
    }
    return word;
  });
  const text = words.map((word) => word.text).join(' ');
  const fit = { font: fontOf('arial', found.weight), size: found.size, letterSpacing: 0, fitError: found.fitError };
  const box = { x: 0, y: 0, width: x, height: 0.93 * size + 0.7 };
  const line = { words, text, box, fit, fits: [fit] } as unknown as TextLine;
  weighWords(line, (word) => masses.get(word) ?? 0);
  const weights = line.words.map((word) => word.weight ?? line.fit.font.weight);
  return { weights, size: line.fit.size, base: line.fit.font.weight };
}

it('finds bold words in a sentence', () => {
  expect(
    weigh('Click to *save* *up* *to* *70%* on many products, gladly', 16, { weight: 400, size: 16, fitError: 1 }),
  ).toEqual({
    weights: [400, 400, 700, 700, 700, 700, 400, 400, 400, 400],
    size: 16,
    base: 400,
  });
});

it('gives a line of two weights the size that fits both', () => {
  const label = weigh('*Meta* *Coordinator:* Josephine Brown', 15, { weight: 400, size: 16, fitError: 9 });
  expect(label).toEqual({ weights: [700, 700, 400, 400], size: 15, base: 700 });
});

it('finds regular and bold words where the line as a whole measured like a weight between them', () => {
  const found = { weight: 500, size: 16, fitError: 3 } as const;
  expect(weigh('*This* *is* *the* *first* *answer.* It is shown by default', 16, found).weights).toEqual([
    700, 700, 700, 700, 700, 400, 400, 400, 400, 400,
  ]);
});

it('leaves a line of one weight as it is', () => {
  expect(weigh('Nothing in this line stands out', 14, { weight: 400, size: 14, fitError: 0.4 }).weights).toEqual(
    Array(6).fill(400),
  );
  expect(weigh('*Nothing* *in* *this* *line*', 14, { weight: 700, size: 14, fitError: 0.4 }).weights).toEqual(
    Array(4).fill(700),
  );
});

it('weighs a number in a colour of its own', () => {
  const found = { weight: 400, size: 16, fitError: 1 } as const;
  expect(weigh('*323* Posts', 16, found).weights).toEqual([400, 400]);
  expect(weigh('*323* Posts', 16, found, (text) => (text === '323' ? 0x262626 : 0x737373)).weights).toEqual([700, 400]);
});

it('does not weigh a word that has the ink of those behind it', () => {
  const found = { weight: 400, size: 19, fitError: 1 } as const;
  expect(weigh('index +that fixes it, with proof from your own traffic', 19, found).weights).toEqual(
    Array(10).fill(400),
  );
});
