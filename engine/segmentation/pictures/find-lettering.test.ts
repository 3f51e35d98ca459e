import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { blank } from '../../testing/draw.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';
import { findLettering } from './find-lettering.ts';

const [WIDTH, HEIGHT] = [400, 120];

/** Frames 6 px thick instead of letters, in a gradient from left to right, or in colours of a photograph. */
function pieces(places: readonly { x: number; y?: number; height?: number }[], isGradient: boolean) {
  const image = blank(WIDTH, HEIGHT, 0xffffff);
  const labels = new Int32Array(WIDTH * HEIGHT);
  const components = places.map(({ x, y = 20, height = 40 }, i): ConnectedComponent => {
    let pixels = 0;
    for (let v = 0; v < height; v++)
      for (let u = 0; u < 36; u++) {
        if (u >= 6 && u < 30 && v >= 6 && v < height - 6) continue;
        const at = (y + v) * WIDTH + x + u;
        labels[at] = i + 1;
        image.data[at] = isGradient ? ((x + u) << 16) | 0x40c0 : (u * 7919 + v * 104729) & 0xffffff;
        pixels++;
      }
    return { id: i + 1, x, y, width: 36, height, pixels, surface: 0, share: 1, second: -1 };
  });
  const map = { labels, components } as unknown as ComponentMap;
  return findLettering(components, image, map).size;
}

it('takes smooth pieces that stand as close as in a word for letters', () => {
  expect(pieces([{ x: 10 }, { x: 50 }, { x: 90 }], true)).toBe(3);
  expect(pieces([{ x: 10, height: 52 }, { x: 50 }, { x: 90 }], true)).toBe(3);
});

it('leaves photographs, drawings further apart, and those of no common line', () => {
  expect(pieces([{ x: 10 }, { x: 50 }, { x: 90 }], false)).toBe(0);
  expect(pieces([{ x: 10 }, { x: 70 }, { x: 130 }], true)).toBe(0);
  expect(pieces([{ x: 10 }, { x: 50, y: 30 }, { x: 90 }], true)).toBe(0);
  expect(pieces([{ x: 10 }, { x: 50 }], true)).toBe(0);
});
