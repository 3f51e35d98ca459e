import { MIN_IMAGE_SIDE } from '#contract/vocabulary/generation-limits.ts';

export interface Size {
  width: number;
  height: number;
}
/** A region of a picture, in its pixels. */
export interface Box extends Size {
  x: number;
  y: number;
}
/** The same in per cent of the picture's width and height. */
export type PercentBox = Box & { unit: '%' };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

/** The nearest region that lies in the picture, in whole pixels, with sides that can be converted. */
export function fitBox({ x, y, width, height }: Box, picture: Size): Box {
  const fitted = {
    width: within(width, MIN_IMAGE_SIDE, picture.width),
    height: within(height, MIN_IMAGE_SIDE, picture.height),
  };
  return {
    x: within(x, 0, picture.width - fitted.width),
    y: within(y, 0, picture.height - fitted.height),
    ...fitted,
  };
}

export const toPercent = ({ x, y, width, height }: Box, picture: Size): PercentBox => ({
  unit: '%',
  x: (x / picture.width) * 100,
  y: (y / picture.height) * 100,
  width: (width / picture.width) * 100,
  height: (height / picture.height) * 100,
});

export const fromPercent = ({ x, y, width, height }: Box, picture: Size): Box =>
  fitBox(
    {
      x: (x / 100) * picture.width,
      y: (y / 100) * picture.height,
      width: (width / 100) * picture.width,
      height: (height / 100) * picture.height,
    },
    picture,
  );

export const isWhole = ({ width, height }: Box, picture: Size): boolean =>
  width === picture.width && height === picture.height;
