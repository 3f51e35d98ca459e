import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findCurves } from './find-curves.ts';

const [PAGE, CARD, LINE] = [0xf1f5f9, 0xffffff, 0x4f46e5];

/** A card with a stroke of 3 px on it, whose middle is at `heightAt(x)`. */
function plot(heightAt: (x: number) => number, from = 100, to = 400): Pixels {
  const image = fill(blank(500, 300, PAGE), { x: 50, y: 40, width: 400, height: 220 }, CARD);
  for (let x = from; x < to; x++)
    for (let k = -1; k <= 1; k++) image.data[(Math.round(heightAt(x)) + k) * 500 + x] = LINE;
  return image;
}

it('finds a curve on a card', () => {
  const image = plot((x) => 150 + 40 * Math.sin(x / 60));
  const [box, ...others] = findCurves(segmentImage(image), image);
  expect(others).toEqual([]);
  expect(box).toMatchObject({ x: 100, width: 300 });
  expect(box!.height).toBeGreaterThan(60);
});

it('finds one that begins right beside the edge of its card', () => {
  const image = plot((x) => 150 + 40 * Math.sin(x / 60), 52, 430);
  expect(findCurves(segmentImage(image), image)).toMatchObject([{ x: 52, width: 378 }]);
});

it('leaves a line of a pattern that begins at the side of what is no card', () => {
  const image = fill(blank(500, 300, PAGE), { x: 50, y: 40, width: 400, height: 220 }, CARD);
  // Below a slope the ground is another one.
  for (let y = 40; y < 260; y++)
    for (let x = 50 + Math.round(400 * (1 - (y - 40) / 220)); x < 450; x++) image.data[y * 500 + x] = 0xdc0a92;
  for (let x = 52; x < 200; x++)
    for (let k = -1; k <= 1; k++) image.data[(Math.round(75 + 14 * Math.sin(x / 30)) + k) * 500 + x] = LINE;
  expect(findCurves(segmentImage(image), image)).toEqual([]);
});

it('finds a curve that the dashed lines of a grid hang on', () => {
  const heightAt = (x: number): number => 150 + 80 * Math.sin(x / 40);
  const image = plot(heightAt);
  for (let y = 80; y <= 220; y += 14)
    for (let x = 100; x < 400; x++) {
      const isDash = x % 20 < 14 && Math.abs(heightAt(x) - y) > 2;
      if (isDash) image.data[y * 500 + x] = 0xc5c9d4;
    }
  const [box, ...others] = findCurves(segmentImage(image), image);
  expect(others).toEqual([]);
  expect(box!.x).toBeLessThanOrEqual(100);
  expect(box!.width).toBeGreaterThanOrEqual(300);
});

it('leaves a level line, and a circle', () => {
  const level = plot(() => 150);
  expect(findCurves(segmentImage(level), level)).toEqual([]);
  const ring = fill(blank(500, 300, PAGE), { x: 50, y: 40, width: 400, height: 220 }, CARD);
  for (let y = 0; y < 300; y++)
    for (let x = 0; x < 500; x++) if (Math.abs(Math.hypot(x - 250, y - 150) - 80) < 1.5) ring.data[y * 500 + x] = LINE;
  expect(findCurves(segmentImage(ring), ring)).toEqual([]);
});

it('leaves words in several lines whose letters touch', () => {
  const image = fill(blank(500, 300, PAGE), { x: 50, y: 40, width: 400, height: 220 }, CARD);
  // Six lines of three words, each one stroke that rises and falls like letters that run into each other.
  for (let row = 0; row < 6; row++)
    for (let word = 0; word < 3; word++)
      for (let u = 0; u < 34; u++)
        for (let k = 0; k < 2; k++) {
          const y = 90 + 18 * row + Math.round(3 * Math.sin(u / 2)) + k;
          image.data[y * 500 + 110 + 50 * word + 9 * (row % 3) + u] = LINE;
        }
  expect(findCurves(segmentImage(image), image)).toEqual([]);
});
