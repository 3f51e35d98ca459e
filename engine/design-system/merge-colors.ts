import { blue, fromHex, green, red, rgb } from '../raster/color.ts';
import { colorDifference } from '../raster/color-difference.ts';
import type { ColorUse, ColorUses } from './collect-color-uses.ts';

/** Colours of letters and lines that differ less look alike; CIEDE2000. */
export const MAX_ALIKE_DIFFERENCE = 2;
/** The same of surfaces: on an area an eye sees half as much. */
const MAX_ALIKE_GROUND_DIFFERENCE = 1;

/** Letters that count as much as a surface or a line. */
export const LETTERS_PER_USE = 20;

/** How far another colour may be from one that is used so, and nobody sees it. */
export const toleranceOf = ({ grounds }: ColorUse): number =>
  grounds > 0 ? MAX_ALIKE_GROUND_DIFFERENCE : MAX_ALIKE_DIFFERENCE;

export const weightOf = ({ letters, grounds, edges }: ColorUse): number => letters / LETTERS_PER_USE + grounds + edges;

/**
 * Makes one colour of those that an eye cannot tell apart: that of the page, or the one that is used most. What lies side by side stays two colours,
 * such as a card in white on a page that is nearly white.
 *
 * @returns the colour that stands for each one on the page
 */
export function mergeColors({ uses, neighbours, drawn }: ColorUses, page?: string): Map<string, string> {
  const clusters: string[][] = [];
  // The ground of the page is its largest surface, and white is meant.
  const rank = (color: string): number => (color === page ? 2 : color === '#ffffff' ? 1 : 0);
  const byWeight = [...uses]
    .sort(([a, one], [b, other]) => rank(b) - rank(a) || weightOf(other) - weightOf(one))
    .map(([color]) => color);
  for (const color of byWeight) {
    const near = clusters
      .filter((members) => members.every((member) => !neighbours.has(`${member} ${color}`)))
      .map((members) => ({ members, difference: colorDifference(fromHex(members[0]), fromHex(color)) }))
      .filter(({ difference }) => difference <= toleranceOf(uses.get(color)!))
      .sort((a, b) => a.difference - b.difference)[0];
    if (near) near.members.push(color);
    else clusters.push([color]);
  }
  const merged = new Map(clusters.flatMap((members) => members.map((member) => [member, members[0]] as const)));
  const letters = [...uses].filter(([, use]) => use.letters > 0).map(([color, { on }]) => ({ color, on }));
  for (const members of clusters) {
    if (!members.every((color) => drawn.has(color) && weightOf(uses.get(color)!) === 0)) continue;
    const grounds = new Set(members.flatMap((color) => [...drawn.get(color)!]));
    const color = letterOf(members[0], grounds, letters);
    if (color) for (const member of members) merged.set(member, merged.get(color) ?? color);
  }
  return merged;
}

/** How strong the lines of a drawing may come out, of what they are drawn in. */
const [MIN_STRENGTH, MAX_STRENGTH] = [0.8, 1.2];

/**
 * The colour of letters on the same ground that a drawing is in. How strong its thin lines come out depends on how they meet the
 * pixels, and on how thick those of its set are; between ground and letters they stay.
 */
function letterOf(
  hex: string,
  grounds: ReadonlySet<string>,
  letters: readonly { color: string; on: ReadonlyMap<string, number> }[],
): string | undefined {
  const found = letters.flatMap(({ color, on }) =>
    [...grounds].flatMap((ground) => {
      const strength = on.has(ground) ? strengthOf(hex, ground, color) : undefined;
      return strength === undefined ? [] : [{ color, off: Math.abs(Math.log(strength)) }];
    }),
  );
  return found.sort((a, b) => a.off - b.off)[0]?.color;
}

/** How far a colour lies on the way from a ground to that of letters; undefined beside that way. */
function strengthOf(hex: string, ground: string, letters: string): number | undefined {
  const [seen, from, to] = [hex, ground, letters].map((one) => CHANNELS.map((channel) => channel(fromHex(one))));
  const way = to.map((value, i) => value - from[i]);
  const length = way.reduce((sum, step) => sum + step * step, 0);
  if (length === 0) return undefined;
  const strength = way.reduce((sum, step, i) => sum + step * (seen[i] - from[i]), 0) / length;
  if (strength < MIN_STRENGTH || strength > MAX_STRENGTH) return undefined;
  const [r, g, b] = way.map((step, i) => Math.min(255, Math.max(0, Math.round(from[i] + strength * step))));
  return colorDifference(rgb(r, g, b), fromHex(hex)) <= MAX_ALIKE_DIFFERENCE ? strength : undefined;
}

const CHANNELS = [red, green, blue];
