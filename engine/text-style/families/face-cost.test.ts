import { expect, it } from 'vitest';
import { fontOf } from '../../typeface/fonts.ts';
import { faceCost, type SeenWord } from './face-cost.ts';

it('explains a short bold word by no larger regular one, whose letters would all be higher', () => {
  // As seen of a bold 89 in 20 px on a lossless screenshot: the ink of regular letters in 23 px, which are 17 px high.
  const letter = { width: 13, height: 14 };
  const word: SeenWord = {
    text: '89',
    width: 27,
    height: 14,
    mass: 209,
    letters: [letter, letter],
    extents: new Map(),
  };
  const [regular, bold] = [400, 700].map((weight) => faceCost(fontOf('verdana', weight), [word]).cost);
  expect(bold).toBeLessThan(regular);
});
