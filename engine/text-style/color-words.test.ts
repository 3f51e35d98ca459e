import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { colorWords } from './color-words.ts';

/** Words of upright strokes in these colours, side by side, and what is read of them. */
function read(words: { text: string; color: number; soft?: number }[]) {
  const image = blank(60 * words.length + 40, 50, 0xffffff);
  words.forEach(({ text, color, soft }, i) => {
    for (let k = 0; k < text.length; k++) {
      fill(image, { x: 20 + 60 * i + 5 * k, y: 20, width: 2, height: 11 }, color);
      if (soft !== undefined) fill(image, { x: 20 + 60 * i + 5 * k, y: 20, width: 2, height: 11 }, soft);
    }
  });
  const segmentation = segmentImage(image);
  const groups = words.map((_, i) =>
    segmentation.glyphs.filter(({ x }: ConnectedComponent) => x >= 20 + 60 * i && x < 80 + 60 * i),
  );
  expect(groups.every((group) => group.length > 0)).toBe(true);
  return colorWords(image, segmentation, words, groups);
}

it('gives a grey sentence with a dark link two colours, thin words the one of the sentence', () => {
  const grey = { text: 'powered', color: 0x788188 };
  const thin = { text: 'will', color: 0x788188, soft: 0x8f969c };
  const dot = { text: '.', color: 0x788188, soft: 0xb4b9bc };
  expect(read([grey, thin, { text: 'Shopify', color: 0x3d4246 }, dot])).toEqual([
    0x788188, 0x788188, 0x3d4246, 0x788188,
  ]);
});

it('leaves a short word darker than the long one beside it', () => {
  expect(
    read([
      { text: '323', color: 0x262626 },
      { text: 'Posts', color: 0x737373 },
    ]),
  ).toEqual([0x262626, 0x737373]);
});

it('leaves a word in a pale colour of its own', () => {
  expect(
    read([
      { text: 'Balance', color: 0x111827 },
      { text: 'pending', color: 0x9ca3af },
    ]),
  ).toEqual([0x111827, 0x9ca3af]);
});

it('tells a bluish link from grey text of the same strength', () => {
  expect(
    read([
      { text: 'viewed', color: 0x4d4d4d },
      { text: 'archive', color: 0x334466 },
    ]),
  ).toEqual([0x4d4d4d, 0x334466]);
});
