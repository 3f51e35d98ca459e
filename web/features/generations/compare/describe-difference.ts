import type { Box, Difference, Rgb } from '#fidelity/index.ts';

/** `#rrggbb` */
export const colorHex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const shift = (distance: number, positive: string, negative: string): string | false =>
  Math.abs(distance) >= 1 && `${Math.round(Math.abs(distance))} px ${distance > 0 ? positive : negative}`;

const sizeOf = ({ width, height }: Box): string => `${Math.round(width)} × ${Math.round(height)} px`;

/** What a difference is about: the text, or what kind of place. */
export function subjectOf(difference: Difference): string {
  switch (difference.kind) {
    case 'lost':
      return `Something missing, ${sizeOf(difference.box)}`;
    case 'added':
      return `Something too much, ${sizeOf(difference.box)}`;
    case 'picture':
      return `Picture, ${sizeOf(difference.box)}`;
    case 'recolored':
      return `Area, ${sizeOf(difference.box)}`;
    case 'corner':
      return `Box, ${sizeOf(difference.box)}`;
    case 'length':
      return 'End of the page';
    default:
      return difference.text;
  }
}

/** A difference between the result and its design, in a few words. */
export function describeDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'missing':
      return `missing: ${difference.words.join(' ')}`;
    case 'shifted':
      return [shift(difference.dx, 'right', 'left'), shift(difference.dy, 'down', 'up')].filter(Boolean).join(', ');
    case 'color':
    case 'recolored':
      // Their means are alike: it is what is drawn there that differs.
      if (colorHex(difference.found) === colorHex(difference.expected)) return 'drawn differently';
      return `${colorHex(difference.found)} instead of ${colorHex(difference.expected)}`;
    case 'size':
      return `${Math.round(difference.ratio * 100)} % of its size`;
    case 'faint':
      return 'can hardly be read';
    case 'picture':
      return 'shows something else';
    case 'corner':
      return `corners ${difference.isRounder ? 'rounder' : 'less round'} than in the design`;
    case 'length':
      return `${Math.abs(difference.by)} px too ${difference.by > 0 ? 'long' : 'short'}`;
    case 'lost':
      return 'only in the design';
    case 'added':
      return 'only in the result';
  }
}
