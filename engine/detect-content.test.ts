import { expect, it } from 'vitest';
import { detectContent } from './detect-content.ts';
import { blank, fill } from './testing/draw.ts';

it('tells the colour of a page, its boxes and its lines of text apart', () => {
  const image = fill(blank(400, 300, 0xf4f4f4), { x: 40, y: 40, width: 200, height: 100 }, 0x3366cc);
  for (const x of [60, 66, 72, 78]) fill(image, { x, y: 80, width: 3, height: 12 }, 0xffffff);
  const seen = detectContent({ page: image, x: 0, y: 0, scale: 1, onScreen: false });
  expect(seen.pageColor).toBe(0xf4f4f4);
  expect(seen.boxes.map(({ box }) => box)).toEqual([{ x: 40, y: 40, width: 200, height: 100 }]);
  expect(seen.glyphLines.map(({ x, y, width, height }) => ({ x, y, width, height }))).toEqual([
    { x: 60, y: 80, width: 21, height: 12 },
  ]);
});

it('gives places in the picture that the page was cut out of', () => {
  const image = fill(blank(400, 300, 0xffffff), { x: 40, y: 40, width: 120, height: 60 }, 0x222222);
  const seen = detectContent({ page: image, x: 50, y: 80, scale: 1, onScreen: false });
  expect(seen.pageArea).toEqual({ x: 50, y: 80, width: 400, height: 300, density: 1 });
  expect(seen.toPicture({ x: 40, y: 40, width: 120, height: 60 })).toEqual({ x: 90, y: 120, width: 120, height: 60 });
});
