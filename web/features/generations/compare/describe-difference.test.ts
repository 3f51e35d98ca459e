import { expect, test } from 'vitest';
import type { Difference, LineDifference } from '#fidelity/index.ts';
import { describeDifference, subjectOf } from './describe-difference.ts';

const box = { x: 64, y: 96, width: 320, height: 128 };
const line = { line: 0, text: 'Fresh bread', weight: 0.2, box };
const say = (difference: Partial<LineDifference>) => describeDifference({ ...line, ...difference } as LineDifference);

test.each([
  [{ kind: 'missing', words: ['Fresh', 'bread'] }, 'missing: Fresh bread'],
  [{ kind: 'shifted', dx: 6.4, dy: -12 }, '6 px right, 12 px up'],
  [{ kind: 'shifted', dx: 0.2, dy: 5 }, '5 px down'],
  [{ kind: 'color', expected: [0, 0, 0], found: [20, 70, 214], deltaE: 40 }, '#1446d6 instead of #000000'],
  [{ kind: 'size', ratio: 0.8 }, '80 % of its size'],
] as const)('%j reads %j', (difference, words) => expect(say(difference as Partial<LineDifference>)).toBe(words));

test.each([
  [{ kind: 'faint', text: 'Fresh bread' }, 'Fresh bread', 'can hardly be read'],
  [{ kind: 'lost' }, 'Something missing, 320 × 128 px', 'only in the design'],
  [{ kind: 'added' }, 'Something too much, 320 × 128 px', 'only in the result'],
  [{ kind: 'picture' }, 'Picture, 320 × 128 px', 'shows something else'],
  [
    { kind: 'recolored', expected: [255, 255, 255], found: [27, 27, 34] },
    'Area, 320 × 128 px',
    '#1b1b22 instead of #ffffff',
  ],
  [{ kind: 'corner', isRounder: false }, 'Box, 320 × 128 px', 'corners less round than in the design'],
  [{ kind: 'length', by: -40 }, 'End of the page', '40 px too short'],
] as const)('%j reads %s: %s', (difference, subject, words) => {
  const place = { ...difference, box, weight: 0.2 } as Difference;
  expect([subjectOf(place), describeDifference(place)]).toEqual([subject, words]);
});
