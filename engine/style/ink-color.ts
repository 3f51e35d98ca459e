import { channelDistance, luminance, type Rgb } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import type { Spot } from '../segment/find-spots.ts';
import type { Ink } from '../segment/segment.ts';

/** What the pixels of a run of glyphs say: text colour, ground, and how much ink there is (in full pixels). */
export type InkReading = { color: Rgb; ground: Rgb; mass: number; strength: number };

/**
 * Anti-aliasing mixes text with its ground and never goes beyond either, so the text colour is the one farthest from the
 * ground: the most frequent among the pixels that come within a few per cent of the farthest.
 */
export function readInk(image: Pixels, { background, ids }: Ink, glyphs: readonly Spot[]): InkReading {
  const byColor = new Map<Rgb, { count: number; distance: number }>();
  const grounds = new Map<Rgb, number>();
  let strength = 0;
  let total = 0;
  for (const glyph of glyphs) {
    for (let y = glyph.y; y < glyph.y + glyph.height; y++) {
      for (let x = glyph.x; x < glyph.x + glyph.width; x++) {
        const at = y * image.width + x;
        if (ids[at] !== glyph.id) continue;
        const color = image.data[at];
        const distance = channelDistance(color, background[at]);
        total += distance;
        if (distance > strength) strength = distance;
        const seen = byColor.get(color);
        if (seen) seen.count++;
        else byColor.set(color, { count: 1, distance });
        grounds.set(background[at], (grounds.get(background[at]) ?? 0) + 1);
      }
    }
  }
  const ground = mostFrequent(grounds);
  const level = luminance(ground);
  // A text shadow puts ink on both sides of the ground: the side with more solid pixels of one colour is the text.
  const light = solid(byColor, (color) => luminance(color) > level);
  const dark = solid(byColor, (color) => luminance(color) <= level);
  const both = Math.min(light.strength, dark.strength) > 0.25 * strength;
  const { color } = both ? (light.count > dark.count ? light : dark) : light.strength > dark.strength ? light : dark;
  return { color, ground, mass: strength === 0 ? 0 : total / strength, strength };
}

type Solid = { color: Rgb; count: number; strength: number };

/** The most frequent colour among those within a few per cent of the farthest from the ground. */
function solid(colors: Map<Rgb, { count: number; distance: number }>, wanted: (color: Rgb) => boolean): Solid {
  const side = [...colors].filter(([color]) => wanted(color));
  const strength = Math.max(0, ...side.map(([, { distance }]) => distance));
  let found: Solid = { color: 0, count: 0, strength };
  let best = -1;
  for (const [color, { count, distance }] of side) {
    if (distance < 0.93 * strength) continue;
    const score = count * (1 + 4 * (distance / Math.max(1, strength) - 0.93));
    if (score > best) {
      best = score;
      found = { color, count, strength };
    }
  }
  return found;
}

function mostFrequent(counts: Map<Rgb, number>): Rgb {
  let best = 0xffffff;
  let most = -1;
  for (const [color, count] of counts) {
    if (count > most) {
      most = count;
      best = color;
    }
  }
  return best;
}
