import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';

/** An image as it is, or with its rows and columns exchanged: what holds of a vertical axis holds of a horizontal one. */
export type TurnedPixels = {
  width: number;
  height: number;
  at: (x: number, y: number) => Rgb;
  turn: <T extends Box>(box: T) => T;
};

export const asIs = ({ width, height, data }: Pixels): TurnedPixels => ({
  width,
  height,
  at: (x, y) => data[y * width + x],
  turn: (box) => box,
});

export const turned = ({ width, height, data }: Pixels): TurnedPixels => ({
  width: height,
  height: width,
  at: (x, y) => data[x * width + y],
  turn: (box) => ({ ...box, x: box.y, y: box.x, width: box.height, height: box.width }),
});
