import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { convert } from './index.ts';
import type { Corrections, EngineHost, Framework, Raster } from './model/conversion.ts';

// Whatever the picture shows, there is a valid page and no exception.

/** Reads three words in every line and writes no picture, so that only the engine is at work. */
const host: EngineHost = {
  readLines: async (lines) =>
    lines.map(({ width, height }) => ({
      words: [0, 1, 2].map((i) => ({
        text: 'abc',
        confidence: 90,
        x: (i * width) / 3,
        y: 0,
        width: width / 3,
        height,
      })),
      confidence: 90,
    })),
  encodeImage: async () => 'data:image/webp;base64,AA==',
};

type Paint = (x: number, y: number, width: number, height: number) => number;

/** 0xRRGGBBAA at a point. */
const paints: Record<string, (a: number, b: number, step: number) => Paint> = {
  'one colour': (a) => () => a,
  noise: (a) => (x, y) => Math.imul(Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b), a | 1) >>> 0,
  'lying stripes': (a, b, step) => (_, y) => (Math.floor(y / step) % 2 ? a : b),
  'standing stripes': (a, b, step) => (x) => (Math.floor(x / step) % 2 ? a : b),
  'a chessboard': (a, b, step) => (x, y) => ((Math.floor(x / step) + Math.floor(y / step)) % 2 ? a : b),
  // Hundreds of boxes, each with borders and neighbours of its own.
  tiles: (a, b, step) => (x, y) => {
    const [width, height] = [step + 11, step + 7];
    if (x % width < 2 || y % height < 2) return b;
    return (a ^ (0x3c000000 * ((Math.floor(x / width) * 7 + Math.floor(y / height) * 3) % 3))) >>> 0;
  },
  'a gradient': (a, b) => (x, y, width, height) => mix(a, b, (x + y) / (width + height)),
  'nothing (transparent)': (a) => () => (a & 0xffffff00) >>> 0,
  'nested frames': (a, b, step) => (x, y, width, height) =>
    Math.floor(Math.min(x, y, width - 1 - x, height - 1 - y) / step) % 2 ? a : b,
  'scattered dots': (a, b, step) => (x, y) => (Math.imul(x * 31 + y * 17, 2654435761) % (step * 5) === 0 ? a : b),
};

function mix(a: number, b: number, share: number): number {
  let mixed = 0;
  for (const shift of [24, 16, 8, 0]) {
    const from = (a >>> shift) & 255;
    mixed = (mixed << 8) | Math.round(from + (((b >>> shift) & 255) - from) * share);
  }
  return mixed >>> 0;
}

function draw(width: number, height: number, paint: Paint): Raster {
  const pixels = new DataView(new ArrayBuffer(width * height * 4));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.setUint32((y * width + x) * 4, paint(x, y, width, height));
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}

async function expectPage(raster: Raster, framework: Framework, corrections?: Corrections): Promise<void> {
  const options = { framework, ...(corrections && { corrections }) };
  const { html, css, lines, layout } = await convert(raster, options, host);
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code), sourceCodeLocationInfo: true });
  expect(errors).toEqual([]);
  expect(html.match(/<main/g)).toHaveLength(1);
  expect(`${html}${css}`).not.toMatch(/NaN|undefined|Infinity/);
  // A page on a canvas of its own does not begin at the corner of the picture.
  expect(Math.min(layout.box.x, layout.box.y)).toBeGreaterThanOrEqual(0);
  expect(layout.box.x + layout.box.width).toBeLessThanOrEqual(raster.width);
  expect(layout.box.y + layout.box.height).toBeLessThanOrEqual(raster.height);
  for (const line of lines) expect(line.width * line.height).toBeGreaterThan(0);
}

/** The largest take some seconds beside other work; only what hangs takes longer. */
const SLOW_MS = 120_000;

describe('any picture gives a valid page', () => {
  const frameworks = fc.constantFrom<Framework>('tailwind', 'bootstrap', 'custom');
  const color = fc.integer({ min: 0, max: 0xffffffff });
  const side = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 64 }) }, fc.integer({ min: 1, max: 300 }));

  it.each(Object.keys(paints))(
    '%s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          side,
          side,
          color,
          color,
          fc.integer({ min: 1, max: 40 }),
          frameworks,
          (w, h, a, b, step, framework) => expectPage(draw(w, h, paints[name](a, b, step)), framework),
        ),
        { numRuns: 25 },
      );
    },
    SLOW_MS,
  );

  const box = fc.record({
    x: fc.integer({ min: -20, max: 120 }),
    y: fc.integer({ min: -20, max: 120 }),
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 120 }),
  });
  const kind = fc.constantFrom<'text' | 'icon' | 'picture' | 'ignore'>('text', 'icon', 'picture', 'ignore');
  const corrections: fc.Arbitrary<Corrections> = fc.record({
    boxes: fc.array(fc.record({ box, kind }), { maxLength: 4 }),
    words: fc.array(fc.record({ box, text: fc.constantFrom('Save', 'two words', 'm', 'שלום') }), { maxLength: 2 }),
    typeface: fc.constantFrom('Inter', 'Lora', 'Nothing that is known'),
  });

  // A word that is said of single pixels had the size 0, and lines of one size were looked for without end.
  const dots = { box: { x: 0, y: 3, width: 24, height: 4 }, text: 'Save' };
  type Said = [number, number, number, number, number, Corrections];
  const wordInDots: Said = [44, 7, 0, 9, 5, { boxes: [], words: [dots] }];
  // Edges through two rows of pixels each were taken for those of a photographed screen, with corners outside the picture.
  const slanted: Said = [176, 8, 1312719, 0, 1, { boxes: [], words: [], typeface: 'Inter' }];

  it.each(['a chessboard', 'tiles', 'scattered dots', 'noise', 'nested frames'])(
    '%s, whatever is said about it',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          side,
          side,
          color,
          color,
          fc.integer({ min: 1, max: 20 }),
          corrections,
          (w, h, a, b, step, said) => expectPage(draw(w, h, paints[name](a, b, step)), 'tailwind', said),
        ),
        { numRuns: 25, examples: [wordInDots, slanted] },
      );
    },
    SLOW_MS,
  );

  it.each([
    [1, 1, 'one colour'],
    [1, 4000, 'lying stripes'],
    [4000, 1, 'standing stripes'],
    [4000, 4000, 'one colour'],
    [2000, 2000, 'noise'],
    [1500, 1000, 'a chessboard'],
    [800, 800, 'tiles'],
    [2000, 3000, 'a gradient'],
    [2500, 1500, 'lying stripes'],
    [1200, 1800, 'scattered dots'],
  ])(
    '%i × %i px of %s',
    (width, height, name) => expectPage(draw(width, height, paints[name](0x336699ff, 0xffffffff, 9)), 'custom'),
    SLOW_MS,
  );
});
