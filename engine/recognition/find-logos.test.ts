import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { extentOf, placesOf, templateFaces } from '../typeface/paint-word.ts';
import { findLogos } from './find-logos.ts';

type Item = { text: string; face: number; scale: number; x: number; baseline?: number; wider?: number };

/** A word as wide and high as a typeface makes it, at `scale` times the size of the templates. */
function lineOf({ text, face, scale, x, baseline = 130, wider = 1 }: Item): TextLine {
  const { width, top, low } = extentOf(placesOf(text)!, templateFaces()[face]);
  const from = Math.round(baseline - top * scale);
  const box = {
    x,
    y: from,
    width: Math.round(width * scale * wider),
    height: Math.round(baseline + low * scale) - from,
  };
  return { box, text, words: [{ text, box }], surface: 1 } as unknown as TextLine;
}

const namesIn = (items: readonly Item[]): string[] => [...findLogos(items.map(lineOf))].map(({ text }) => text);

const LOGOS: readonly Item[] = [
  { text: 'NORDWIND', face: 0, scale: 1.4, x: 60, wider: 0.75 },
  { text: 'halyard', face: 12, scale: 1.25, x: 320 },
  { text: 'Pinecone', face: 30, scale: 1.6, x: 600, baseline: 133, wider: 1.15 },
  { text: 'Brisk', face: 44, scale: 1.1, x: 900, baseline: 127 },
];

it('takes words of a row that no typeface explains together', () => {
  expect(namesIn(LOGOS)).toEqual(['NORDWIND', 'halyard', 'Pinecone', 'Brisk']);
});

it('leaves items of one type, in whatever typeface and a little wider or narrower', () => {
  const names = ['Platform', 'Company', 'Resources', 'Legal'];
  for (const face of [0, 12, 30, 44])
    expect(
      namesIn(names.map((text, i) => ({ text, face, scale: 1.3, x: 60 + 280 * i, wider: [1, 0.96, 1.03, 0.98][i] }))),
    ).toEqual([]);
});

it('leaves titles above other text, and words that stand close together', () => {
  expect(namesIn([...LOGOS, { text: 'below', face: 0, scale: 0.6, x: 60, baseline: 150 }])).toEqual([]);
  expect(namesIn(LOGOS.map((item, i) => ({ ...item, x: 60 + 150 * i })))).toEqual([]);
});

it('leaves figures with their units, in two types', () => {
  const row = [
    ['4,310', 'followers'],
    ['1,276', 'following'],
    ['12,804', 'gardens'],
  ].map((texts, i) => {
    const [figure, unit] = texts.map((text, k) =>
      lineOf({ text, face: 0, scale: k ? 0.7 : 1.5, x: 60 + 400 * i + 130 * k }),
    );
    const box = { ...figure.box, width: unit.box.x + unit.box.width - figure.box.x };
    return { ...figure, box, words: [...figure.words, ...unit.words] };
  });
  expect(findLogos(row).size).toBe(0);
});
