import { expect, it } from 'vitest';
import { drawIcons } from '../icons/draw-icons.ts';
import { readIconInk } from '../icons/icon-ink.ts';
import { blank, fill } from '../testing/draw.ts';
import { drawMirroredIcons, mirrorInk } from './mirror-icons.ts';

const page = { x: 0, y: 0, width: 60, height: 40 };
const around = { page, labels: [], boxes: [], others: [] };

/** A stem with a foot, to the right or to the left. */
const picture = (stem: number, foot: number) =>
  fill(
    fill(blank(60, 40, 0xffffff), { x: stem, y: 10, width: 4, height: 20 }, 0),
    { x: foot, y: 26, width: 14, height: 4 },
    0,
  );

it('draws an icon as the picture has it, not as the mirror shows it', () => {
  const outside = { x: 10, y: 10, width: 14, height: 20 };
  const inside = { x: 36, y: 10, width: 14, height: 20 };
  const straight = drawIcons((box) => readIconInk(picture(10, 10), box), 1, [outside], around, undefined);
  const mirrored = drawMirroredIcons((box) => readIconInk(picture(46, 36), box), 1, [inside], around, undefined);
  expect(mirrored.get(inside)?.drawing).toEqual(straight.get(outside)?.drawing);
  expect(mirrored.get(inside)?.box).toEqual(inside);
});

it('turns ink over', () => {
  const { data } = mirrorInk({ width: 3, height: 1, data: Float32Array.from([1, 0.5, 0]) });
  expect([...data]).toEqual([0, 0.5, 1]);
});
