import type { LineDifference, Rgb } from '#fidelity/index.ts';

/** `#rrggbb` */
export const colorHex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const shift = (distance: number, positive: string, negative: string): string | false =>
  Math.abs(distance) >= 1 && `${Math.round(Math.abs(distance))} px ${distance > 0 ? positive : negative}`;

/** A difference between the result and its picture, in a few words. */
export function describeDifference(difference: LineDifference): string {
  switch (difference.kind) {
    case 'missing':
      return `missing: ${difference.words.join(' ')}`;
    case 'shifted':
      return [shift(difference.dx, 'right', 'left'), shift(difference.dy, 'down', 'up')].filter(Boolean).join(', ');
    case 'color':
      return `${colorHex(difference.found)} instead of ${colorHex(difference.expected)}`;
    case 'size':
      return `${Math.round(difference.ratio * 100)} % of its size`;
  }
}
