import { expect, it } from 'vitest';
import type { PaintedBox } from '../../model/paint.ts';
import { blank } from '../../testing/draw.ts';
import { joinStrips } from './join-strips.ts';

const [WHITE, GREY, PAGE] = [0xffffff, 0xf8fafc, 0xe0e0e0];
const image = blank(600, 600, PAGE);
const strip = (y: number, height: number, paint: PaintedBox['paint'], x = 40): PaintedBox => ({
  box: { x, y, width: 400, height },
  paint,
  surface: y,
});
const title = strip(40, 50, { fill: WHITE, radius: 6, squareSide: 'bottom' });
const head = strip(91, 40, { fill: GREY });
const body = strip(132, 300, { fill: WHITE });

it('makes one card of its title, the head of its table and its body', () => {
  const joined = joinStrips(image, [title, head, body], PAGE);
  expect(joined).toEqual([
    head,
    { box: { x: 40, y: 40, width: 400, height: 392 }, paint: { fill: WHITE, radius: 6 }, surface: 132 },
  ]);
});

it('leaves strips that end in another colour, stand apart, or are a column of buttons', () => {
  const photo = strip(91, 200, { fill: 0x161415 });
  for (const boxes of [
    [title, photo],
    [title, strip(91, 300, { fill: WHITE, border: { color: 0xcccccc, width: 1, sides: ['bottom'] } })],
    [title, strip(100, 300, { fill: WHITE })],
    [title, strip(91, 300, { fill: WHITE }, 60)],
    [title, strip(91, 51, { fill: WHITE, radius: 6, squareSide: 'top' })],
  ])
    expect(joinStrips(image, boxes, PAGE)).toEqual(boxes);
});
