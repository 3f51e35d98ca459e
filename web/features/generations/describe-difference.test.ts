import { expect, test } from 'vitest';
import type { LineDifference } from '#fidelity/index.ts';
import { describeDifference } from './describe-difference.ts';

const line = { line: 0, text: 'Fresh bread', weight: 0.2 };
const say = (difference: Partial<LineDifference>) => describeDifference({ ...line, ...difference } as LineDifference);

test.each([
  [{ kind: 'missing', words: ['Fresh', 'bread'] }, 'missing: Fresh bread'],
  [{ kind: 'shifted', dx: 6.4, dy: -12 }, '6 px right, 12 px up'],
  [{ kind: 'shifted', dx: 0.2, dy: 5 }, '5 px down'],
  [{ kind: 'color', expected: [0, 0, 0], found: [20, 70, 214], deltaE: 40 }, '#1446d6 instead of #000000'],
  [{ kind: 'size', ratio: 0.8 }, '80 % of its size'],
] as const)('%j reads %j', (difference, words) => expect(say(difference as Partial<LineDifference>)).toBe(words));
