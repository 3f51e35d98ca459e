import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { borderOutlineOf } from './border-outline.ts';

const COLORS = { '.': 0xffffff, '#': 0x767676, o: 0xbbbbbb, '-': 0xffffff, '+': 0x3366ff, '~': 0x99b3ff };
const component = { x: 1, y: 1, width: 7, height: 7, id: 0, pixels: 24, surface: 0, share: 0.5, second: 1 };
const inner = { x: 2, y: 2, width: 5, height: 5, label: 1, pixels: 25, color: 0xffffff, maxSquare: 5 };

it('finds the border of a small box', () => {
  const image = draw(
    [
      '.........',
      '.o#####o.',
      '.#-----#.',
      '.#-----#.',
      '.#-----#.',
      '.#-----#.',
      '.#-----#.',
      '.o#####o.',
      '.........',
    ],
    COLORS,
  );
  expect(borderOutlineOf(image, component, inner)).toEqual({
    box: { x: 1, y: 1, width: 7, height: 7 },
    color: 0x767676,
    width: 1,
  });
});

it('takes the anti-aliased edge of a filled box for no border', () => {
  const image = draw(
    [
      '.........',
      '.~~~~~~~.',
      '.~+++++~.',
      '.~+++++~.',
      '.~+++++~.',
      '.~+++++~.',
      '.~+++++~.',
      '.~~~~~~~.',
      '.........',
    ],
    COLORS,
  );
  expect(borderOutlineOf(image, component, inner)).toBeUndefined();
});
