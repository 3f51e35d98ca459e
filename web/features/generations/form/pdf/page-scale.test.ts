import { expect, test } from 'vitest';
import { MAX_DESIGN_PIXELS } from '#contract/vocabulary/generation-limits.ts';
import { pageScale } from './page-scale.ts';

test.each([
  ['a design of a desktop, as it is', 1400, 900, 1400],
  ['a letter, as wide as a desktop', 612, 792, 1280],
  ['a wide design, narrower', 1920, 1080, 1440],
  ['a phone, with two pixels for each point', 390, 844, 780],
  ['a small card that lies, as wide as a desktop', 400, 200, 1280],
])('%s', (_what, width, height, pixels) => {
  expect(pageScale({ width, height }) * width).toBeCloseTo(pixels);
});

test('a page that never ends has no more pixels than a picture may have', () => {
  const scale = pageScale({ width: 1440, height: 200_000 });
  expect(1440 * 200_000 * scale ** 2).toBeCloseTo(MAX_DESIGN_PIXELS, -2);
});
