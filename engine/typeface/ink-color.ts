import type { Rgb } from '../model/color.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { channelDistance, luminance } from '../raster/color.ts';

/** What the pixels of a run of glyphs say: text colour, ground, and how much ink there is (in full pixels). */
export type InkReading = { color: Rgb; ground: Rgb; mass: number; strength: number };

/**
 * Anti-aliasing mixes text with its ground and never goes beyond either, so the text colour is the one farthest from the
 * ground: the most frequent among the pixels that come within a few per cent of the farthest.
 */
export function readInk(image: Pixels, { background, labels }: Ink, glyphs: readonly ConnectedComponent[]): InkReading {
  const { width, data } = image;
  const grounds = new Map<Rgb, Seen>();
  // Neighbours mostly stand over the same ground, so it is looked up when it changes.
  let over: Rgb = -1;
  let seen: Seen | undefined;
  for (const glyph of glyphs) {
    const { id } = glyph;
    for (let y = glyph.y; y < glyph.y + glyph.height; y++) {
      const end = y * width + glyph.x + glyph.width;
      for (let at = y * width + glyph.x; at < end; at++) {
        if (labels[at] !== id) continue;
        if (!seen || background[at] !== over) {
          over = background[at];
          seen = seenOver(grounds, over);
        }
        see(seen, over, data[at]);
      }
    }
  }
  const ground = mostFrequent(grounds);
  const near = nearGround(grounds, ground);
  const { colors, total, strength } = combine(near);
  const level = luminance(ground);
  // A text shadow puts ink on both sides of the ground: the side with more solid pixels of one colour is the text.
  const { light, dark } = solidSides(colors, level);
  const both = Math.min(light.strength, dark.strength) > 0.25 * strength;
  const { color } = both ? (light.count > dark.count ? light : dark) : light.strength > dark.strength ? light : dark;
  const isVaried = near.length > 1;
  const mass = isVaried ? massOver(near, color) : total / Math.max(1, strength);
  return { color, ground, mass, strength };
}

const known = new WeakMap<Ink, WeakMap<readonly ConnectedComponent[], InkReading>>();

/** The same of the glyphs of a word, which are asked about again and again: they are read once for each list of them. */
export function readWordInk(image: Pixels, ink: Ink, glyphs: readonly ConnectedComponent[]): InkReading {
  const words = known.get(ink) ?? new WeakMap<readonly ConnectedComponent[], InkReading>();
  known.set(ink, words);
  const reading = words.get(glyphs) ?? readInk(image, ink, glyphs);
  words.set(glyphs, reading);
  return reading;
}

/** Ink over a ground that varies: full ink is nearer to a light ground than to a dark one. */
function massOver(parts: readonly Seen[], ink: Rgb): number {
  let mass = 0;
  for (const { ground, colors } of parts) {
    const full = Math.max(MIN_FULL_LEVELS, channelDistance(ink, ground));
    for (const { count, distance } of colors.values()) mass += count * Math.min(1, distance / full);
  }
  return mass;
}

/** Ink that is nearer to its ground cannot be weighed. */
const MIN_FULL_LEVELS = 24;

type Colors = Map<Rgb, { count: number; distance: number }>;

/** Ink over one colour of ground: its pixels, their colours, the sum and the largest of their distances from the ground. */
type Seen = { ground: Rgb; count: number; colors: Colors; total: number; strength: number };

function seenOver(grounds: Map<Rgb, Seen>, ground: Rgb): Seen {
  let seen = grounds.get(ground);
  if (!seen) {
    seen = { ground, count: 0, colors: new Map(), total: 0, strength: 0 };
    grounds.set(ground, seen);
  }
  return seen;
}

function see(seen: Seen, ground: Rgb, color: Rgb): void {
  seen.count++;
  const known = seen.colors.get(color);
  if (known) {
    known.count++;
    seen.total += known.distance;
    return;
  }
  const distance = channelDistance(color, ground);
  seen.total += distance;
  if (distance > seen.strength) seen.strength = distance;
  seen.colors.set(color, { count: 1, distance });
}

/**
 * Letters that touch a picture have pixels over its colour: there the page's own colour is the farthest, and would be
 * taken for the text's. Over a gradient no ground has the most of the pixels, and all count.
 */
function nearGround(grounds: Map<Rgb, Seen>, ground: Rgb): Seen[] {
  const all = [...grounds.values()];
  const near = [...grounds].filter(([other]) => channelDistance(other, ground) <= 24).map(([, seen]) => seen);
  const countOf = (seen: Seen[]) => seen.reduce((sum, { count }) => sum + count, 0);
  return countOf(near) > 0.6 * countOf(all) ? near : all;
}

function combine(parts: Seen[]): Omit<Seen, 'ground' | 'count'> {
  if (parts.length === 1) return parts[0];
  const colors: Colors = new Map();
  for (const part of parts) {
    for (const [color, { count, distance }] of part.colors) {
      const known = colors.get(color);
      if (known) colors.set(color, { count: known.count + count, distance: Math.max(known.distance, distance) });
      else colors.set(color, { count, distance });
    }
  }
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { colors, total, strength: Math.max(0, ...parts.map((part) => part.strength)) };
}

type Solid = { color: Rgb; count: number; strength: number };

/**
 * Of the colours that are lighter than a luminance and of the others, the most frequent among those within a few per cent
 * of the farthest from the ground.
 */
function solidSides(colors: Colors, level: number): { light: Solid; dark: Solid } {
  const sides = { light: noInk(), dark: noInk() };
  const sideOf = (color: Rgb): Solid => (luminance(color) > level ? sides.light : sides.dark);
  for (const [color, { distance }] of colors) {
    const side = sideOf(color);
    if (distance > side.strength) side.strength = distance;
  }
  const best = { light: -1, dark: -1 };
  for (const [color, { count, distance }] of colors) {
    const side = sideOf(color);
    if (distance < 0.93 * side.strength) continue;
    const name = side === sides.light ? 'light' : 'dark';
    const score = count * (1 + 4 * (distance / Math.max(1, side.strength) - 0.93));
    if (score <= best[name]) continue;
    best[name] = score;
    side.color = color;
    side.count = count;
  }
  return sides;
}

const noInk = (): Solid => ({ color: 0, count: 0, strength: 0 });

function mostFrequent(grounds: Map<Rgb, Seen>): Rgb {
  let best = 0xffffff;
  let most = -1;
  for (const [color, { count }] of grounds) {
    if (count > most) {
      most = count;
      best = color;
    }
  }
  return best;
}
