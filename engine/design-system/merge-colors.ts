import { fromHex } from '../raster/color.ts';
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
export function mergeColors({ uses, neighbours }: ColorUses, page?: string): Map<string, string> {
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
  return new Map(clusters.flatMap((members) => members.map((member) => [member, members[0]] as const)));
}
