import { describe, expect, it } from 'vitest';
import type { Box, Region, Rgb } from '../facts.ts';
import { aLine, type Patch, paint } from '../testing/paint.ts';
import { faithfulness } from './faithfulness.ts';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [34, 34, 40];
const night: Rgb = [27, 27, 34];
const right = { block: 1, text: 1, position: 1, color: 1 };

const article = Array.from({ length: 12 }, (_, at) => aLine('dark words on a light panel', 96, 96 + 24 * at, ink));
const heading = aLine('Light words of the header', 64, 32, white);
const panel: Patch = { x: 64, y: 80, width: 384, height: 320, color: white };
const photo: Patch[] = [
  { x: 480, y: 96, width: 128, height: 64, color: [30, 90, 200] },
  { x: 480, y: 160, width: 128, height: 64, color: [240, 200, 40] },
];
const photoBox: Box = { x: 480, y: 96, width: 128, height: 128 };
const lines = [heading, ...article];
const words = lines.flatMap((line) => line.words);
const letters = lines.flatMap((line) => line.patches);

const page = (patches: readonly Patch[], height = 640) => paint(640, height, night, patches);
const design = { raster: page([panel, ...letters, ...photo]), words, pictures: [photoBox] };

function measure(patches: readonly Patch[], text: Partial<typeof right> = {}, regions: Region[] = [], height?: number) {
  return faithfulness({
    design,
    result: { raster: page(patches, height), words, regions },
    text: { ...right, ...text },
  });
}

describe('faithfulness', () => {
  it('is 1 for the design itself', () => {
    const { faithful, parts } = measure([panel, ...letters, ...photo], {}, [{ ...photoBox, kind: 'image' }]);
    expect(faithful).toBe(1);
    expect(Object.values(parts)).toEqual(Array(10).fill(1));
  });

  it.each(['block', 'text', 'position', 'color'] as const)('falls with %s', (part) => {
    expect(measure([panel, ...letters, ...photo], { [part]: 0.9 }).faithful).toBeCloseTo(0.9);
  });

  it('one sign that moved is not all that a page shows', () => {
    const sign: Region = { kind: 'image', x: 500, y: 300, width: 24, height: 24 };
    const plain = { raster: page([panel, ...letters]), words };
    const moved = { raster: page([panel, ...letters, { ...sign, color: white }]), words, regions: [sign] };
    const { parts } = faithfulness({ design: plain, result: moved, text: right });
    expect(parts.pictures).toBeLessThan(1);
    expect(parts.pictures).toBeGreaterThan(0.9);
  });

  it.each([
    ['a missing panel', 'pixels', [...letters, ...photo]],
    ['a missing paragraph', 'regions', [panel, ...photo, ...heading.patches]],
    [
      'an invented paragraph',
      'regions',
      [panel, ...letters, ...photo, ...aLine('never written', 64, 500, white).patches],
    ],
    ['a lost picture', 'pictures', [panel, ...letters]],
    ['another picture', 'pictures', [panel, ...letters, { ...photo[0]!, height: 128 }]],
    ['unreadable text', 'contrast', [{ ...panel, color: ink }, ...letters, ...photo]],
    ['another colour', 'pixels', [{ ...panel, color: [200, 200, 255] as Rgb }, ...letters, ...photo]],
    ['a slightly different shade', 'shades', [{ ...panel, color: [248, 249, 250] as Rgb }, ...letters, ...photo]],
  ] as const)('falls with %s', (_, part, patches) => {
    const { faithful, parts } = measure(patches);
    expect(parts[part]).toBeLessThan(1);
    expect(faithful).toBeLessThan(0.995);
  });

  it('is the product of its parts, so that none of them can hide', () => {
    const { faithful, parts } = measure([panel, ...heading.patches], { block: 0.8, color: 0.9 });
    expect(faithful).toBeCloseTo(Object.values(parts).reduce((product, part) => product * part));
    expect(faithful).toBeLessThanOrEqual(Math.min(...Object.values(parts)));
  });

  it('is below 0.995 when four connected cells are broken, on a page of any length', () => {
    const tall = (patches: readonly Patch[]) => paint(1280, 6400, white, patches);
    const blemish = (width: number, height: number): number =>
      faithfulness({
        design: { raster: tall([]), words: [] },
        result: { raster: tall([{ x: 64, y: 640, width, height, color: [90, 90, 90] }]), words: [], regions: [] },
        text: right,
      }).parts.pixels;
    expect(blemish(64, 64)).toBeLessThan(0.995);
    expect(blemish(128, 32)).toBeLessThan(0.995);
    // Three of them cost what they cover.
    expect(blemish(96, 32)).toBeCloseTo(1 - 3 / 8000);
  });

  it('is below 0.9 for a light article that lost its panel, though every word is there', () => {
    const { faithful, contrast, parts } = measure([...letters, ...photo]);
    expect(faithful).toBeLessThan(0.9);
    expect(parts.contrast).toBeLessThan(0.5);
    expect(contrast.words).toHaveLength(12 * 6);
  });

  it('takes what only one page has for broken', () => {
    expect(measure([panel, ...letters, ...photo], {}, [], 1280).parts.pixels).toBeCloseTo(0.5 * 0.994);
  });
});
