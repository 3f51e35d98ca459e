import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { lineFrom } from './find-gridlines.ts';
import { asIs } from './turned-pixels.ts';

const PILL = 0xdcfce7;

it('follows a line as far as it goes, behind what is drawn over it', () => {
  const image = blank(300, 40, 0xffffff);
  fill(image, { x: 40, y: 20, width: 200, height: 1 }, 0xe4e4e4);
  fill(image, { x: 80, y: 5, width: 60, height: 30 }, 0x4e73df);
  expect(lineFrom(asIs(image), 30, 20, 1, 0xffffff)).toEqual({ y: 20, from: 40, to: 240 });
});

it('takes the round end of a pill, and a stroke of a letter beyond it, for no line', () => {
  const image = blank(300, 40, 0xffffff);
  fill(image, { x: 200, y: 10, width: 60, height: 21 }, PILL);
  fill(image, { x: 199, y: 15, width: 1, height: 11 }, 0xeefef3);
  fill(image, { x: 199, y: 20, width: 1, height: 1 }, PILL);
  fill(image, { x: 80, y: 20, width: 4, height: 1 }, 0x333333);
  expect(lineFrom(asIs(image), 208, 20, -1, PILL)).toBeUndefined();
});
