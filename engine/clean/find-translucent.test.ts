import { expect, it } from 'vitest';
import type { Paint } from '../model/paint.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { findTranslucent } from './find-translucent.ts';

const stops = (...colors: number[]) => colors.map((color, i) => ({ color, at: i / (colors.length - 1) }));
const HERO: Paint = { gradient: { angle: 90, stops: stops(0x4f46e5, 0xdb2777) } };

/** A box of 120 × 40 px in the middle of a hero that is 400 px wide, whose gradient runs to the right. */
function onHero(paint: Paint, hero: Paint = HERO): Paint {
  const label = textNode('Watch it', 168, 90);
  const box = { ...groupNode('stack', [label], { paint, pad: 0 }), box: { x: 140, y: 80, width: 120, height: 40 } };
  const around = { x: 0, y: 0, width: 400, height: 200 };
  findTranslucent({ ...groupNode('stack', [box], { paint: hero, pad: 0 }), box: around });
  return box.paint!;
}

/** White at this share over what the hero has at both ends of the box. */
const over = (share: number) => {
  const mix = (at: number) =>
    [16, 8, 0].reduce((color, shift) => {
      const [from, to] = [(0x4f46e5 >> shift) & 255, (0xdb2777 >> shift) & 255];
      return color | (Math.round((1 - share) * (from + at * (to - from)) + 255 * share) << shift);
    }, 0);
  return { gradient: { angle: 90, stops: stops(mix(140 / 400), mix(260 / 400)) } };
};

it('says that a gradient within a gradient is white that lets it shine through', () => {
  const paint = onHero(over(0.2));
  expect(paint.translucent).toEqual({ color: 0xffffff, alpha: 0.2 });
  expect(paint.gradient).toBeUndefined();
});

it('gives boxes that are alike one colour, wherever they lie', () => {
  expect(onHero(over(0.2)).fill).toBe(onHero({ ...over(0.2) }).fill);
});

it('explains a line on the gradient, too', () => {
  const line = { color: 0xbf87ce, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
  expect(onHero({ border: line }).border?.translucent).toEqual({ color: 0xffffff, alpha: 0.4 });
});

it('leaves what is opaque: white, a colour of its own, another gradient, and all on one colour', () => {
  expect(onHero({ fill: 0xffffff })).toEqual({ fill: 0xffffff });
  expect(onHero({ fill: 0x16a34a })).toEqual({ fill: 0x16a34a });
  const other = { gradient: { angle: 90, stops: stops(0xf59e0b, 0xef4444) } };
  expect(onHero(other)).toEqual(other);
  expect(onHero({ fill: 0x7269ea }, { fill: 0x4f46e5 })).toEqual({ fill: 0x7269ea });
});
