import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { readingFont } from '../typeface/fonts.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { cutInk } from './cut-ink.ts';
import { verifyLine } from './verify-line.ts';

/** A Q of 16 px in Karla, which has no templates; ink in fifteenths. */
const LETTER = fromDigits([
  '000130000',
  '03cfffb20',
  '2eb314dc0',
  '8d10002f6',
  'c800000b9',
  'd6000009b',
  'd6000009b',
  'b800000b9',
  '8d00002f5',
  '1eb314cc0',
  '03dfffc20',
  '00047e100',
  '000009d99',
  '0000006a6',
]);
/** `as` of 15 px in the same. */
const WORD = fromDigits([
  '002310000013000',
  '3cc9d8001bd8b90',
  '69002f105e00071',
  '00000e302e72000',
  '3acbaf30027db50',
  'b8000e3000004e4',
  'b8006e307b001e5',
  '3ebb6c300acbf90',
  '014100000034300',
]);
const MAGNIFIER = magnifier(16);
const BAR: InkImage = { width: 2, height: 14, data: new Float32Array(28).fill(1) };

function fromDigits(rows: readonly string[]): InkImage {
  const data = Float32Array.from(rows.join(''), (digit) => Number.parseInt(digit, 16) / 15);
  return { width: rows[0].length, height: rows.length, data };
}

/** A ring with a handle to the lower right. */
function magnifier(side: number): InkImage {
  const data = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const ring = Math.abs(Math.hypot(x - 0.4 * side, y - 0.4 * side) - 0.34 * side);
      const handle = x + y > 1.25 * side ? Math.abs(x - y) : side;
      data[y * side + x] = Math.max(0, Math.min(1, 1.6 - Math.min(ring, handle)));
    }
  return { width: side, height: side, data };
}

const FIT = { font: readingFont('arial', 400), size: 16, letterSpacing: 0, fitError: 1 };

/** Which words of a line with this ink are text. */
function textOf(...read: [text: string, ink: InkImage, confidence: number][]): string[] {
  const inks = new Map<StyledWord, InkImage>();
  for (const [text, ink, confidence] of read) {
    const glyph = { id: 1, x: 0, y: 0, width: 1, height: 1, pixels: 1, surface: 0, share: 1, second: 0 };
    inks.set({ text, confidence, glyphs: [glyph], box: glyph, color: 0, underlined: false }, ink);
  }
  const text = read.map(([word]) => word).join(' ');
  const line = { words: [...inks.keys()], fit: FIT, text, confidence: 90 } as TextLine;
  return verifyLine(line, (word) => inks.get(word)!).words.map(({ text }) => text);
}

it('rejects an icon that was read as a letter', () => {
  expect(textOf(['Q', MAGNIFIER, 92])).toEqual([]);
});

it('keeps a letter in a typeface that has no templates', () => {
  expect(textOf(['Q', LETTER, 92])).toEqual(['Q']);
  expect(textOf(['as', WORD, 92])).toEqual(['as']);
});

it('rejects a letter read as another one, and a bar', () => {
  expect(textOf(['G', LETTER, 80])).toEqual([]);
  expect(textOf(['I', BAR, 95])).toEqual([]);
});

it('cuts an icon off the label that it was read with', () => {
  expect(textOf(['Q', MAGNIFIER, 88], ['Search', WORD, 96])).toEqual(['Search']);
  expect(textOf(['Search', WORD, 96], ['|', BAR, 80], ['Q', MAGNIFIER, 88])).toEqual(['Search']);
});

it('cuts off a sign that no words begin with', () => {
  expect(textOf(['¥', LETTER, 96], ['Follow', WORD, 96])).toEqual(['Follow']);
  expect(textOf(['=', BAR, 96], ['Email', WORD, 96])).toEqual(['Email']);
});

it('keeps a long word that was read with confidence, whatever it looks like', () => {
  expect(textOf(['Search', MAGNIFIER, 96])).toEqual(['Search']);
});

it('cuts off an icon that the recogniser left out of the word beside it', () => {
  const width = MAGNIFIER.width + 8 + WORD.width;
  const row = { width, height: 16, data: new Float32Array(16 * width) };
  for (const { ink, left, top } of [
    { ink: MAGNIFIER, left: 0, top: 0 },
    { ink: WORD, left: MAGNIFIER.width + 8, top: 5 },
  ])
    for (let y = 0; y < ink.height; y++)
      row.data.set(ink.data.subarray(y * ink.width, (y + 1) * ink.width), (y + top) * width + left);
  const glyph = (x: number, y: number, right: number, foot: number) =>
    ({ x, y, width: right - x, height: foot - y }) as ConnectedComponent;
  const glyphs = [glyph(0, 0, 16, 16), glyph(24, 5, 31, 14), glyph(32, 5, 39, 14)];
  const box = { x: 0, y: 0, width, height: 16 };
  const word: StyledWord = { text: 'as', confidence: 92, glyphs, box, color: 0, underlined: false };
  const { words, drawn } = verifyLine({ words: [word], text: 'as', confidence: 92 } as TextLine, ({ box }) =>
    cutInk(box, (x, y) => row.data[y * width + x]),
  );
  expect(words[0].box).toEqual({ x: 24, y: 5, width: 15, height: 9 });
  expect(drawn).toEqual([glyphs[0]]);
});

it('does not judge words that have their ink from each other', () => {
  const word = { text: '84', confidence: 92, glyphs: [{}], box: {}, color: 0, underlined: false };
  const line = { words: [word, { ...word, text: '€', glyphs: [] }], text: '84 €', confidence: 92 };
  expect(verifyLine(line as unknown as TextLine, () => MAGNIFIER).words).toEqual(line.words);
});

it('rejects a flat shape that was read as letters, but no dash', () => {
  const shape: InkImage = { width: 53, height: 8, data: new Float32Array(53 * 8).fill(1) };
  expect(textOf(['Search', WORD, 96], ['Ga”', shape, 90])).toEqual(['Search']);
  expect(textOf(['Search', WORD, 96], ['—', shape, 90], ['Search', WORD, 96])).toEqual(['Search', '—', 'Search']);
});

it('cuts off an envelope and a disc before a label: no type is so full', () => {
  const envelope: InkImage = { width: 12, height: 10, data: new Float32Array(120).fill(1) };
  for (let x = 1; x < 11; x++)
    for (const y of [2, 3]) envelope.data[(y + (x < 6 ? x >> 1 : (11 - x) >> 1)) * 12 + x] = 0;
  const disc: InkImage = { width: 14, height: 14, data: new Float32Array(196) };
  for (let i = 0; i < 196; i++) disc.data[i] = Math.hypot((i % 14) - 6.5, Math.floor(i / 14) - 6.5) < 7 ? 1 : 0;
  expect(textOf(['&', envelope, 88], ['Search', WORD, 96])).toEqual(['Search']);
  expect(textOf(['@', disc, 88], ['Search', WORD, 96])).toEqual(['Search']);
});

it('cuts off a letter that is far heavier than the label beside it, but for an initial', () => {
  const line = (height: number, level: number) => {
    const glyph = { id: 1, x: 0, y: 0, width: 9, height: 12 } as ConnectedComponent;
    const word = (text: string, own: number): StyledWord => ({
      text,
      confidence: 96,
      glyphs: [glyph],
      box: { ...glyph, height: own },
      color: 0,
      underlined: false,
    });
    const words = [word('Q', height), word('Search', 12), word('pages', 12)];
    const ink = (own: number): InkImage => ({ ...LETTER, data: LETTER.data.map((value) => value * own) });
    return verifyLine({ words, fit: FIT, text: 'Q Search pages', confidence: 96 } as TextLine, (own) =>
      own === words[0] ? ink(level) : ink(1),
    ).words.map(({ text }) => text);
  };
  expect(line(13, 1)).toEqual(['Search', 'pages']);
  expect(line(30, 1)).toEqual(['Q', 'Search', 'pages']);
  expect(line(13, 0.1)).toEqual(['Q', 'Search', 'pages']);
});
