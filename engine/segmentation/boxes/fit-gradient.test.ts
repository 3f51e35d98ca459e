import { describe, expect, it } from 'vitest';
import { channelDistance, rgb } from '../../raster/color.ts';
import { blank } from '../../testing/draw.ts';
import { fitGradient } from './fit-gradient.ts';

/** A picture painted by a function of x and y in 0..1, as one surface. */
function paint(width: number, height: number, at: (x: number, y: number) => number) {
  const image = blank(width, height, 0);
  for (let i = 0; i < image.data.length; i++)
    image.data[i] = at(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
  const surface = {
    label: 0,
    x: 0,
    y: 0,
    width,
    height,
    pixels: width * height,
    color: image.data[0],
    maxSquare: height,
  };
  return fitGradient(image, new Int32Array(width * height), surface);
}

const grey = (level: number): number => rgb(Math.round(level), Math.round(level), Math.round(level));

/** Within three levels: the ends of a diagonal are single pixels. */
function expectStops(gradient: ReturnType<typeof fitGradient>, levels: number[]) {
  expect(gradient?.stops.map(({ at }) => at)).toEqual(levels.length === 2 ? [0, 1] : [0, 0.5, 1]);
  gradient?.stops.forEach(({ color }, i) => {
    expect(channelDistance(color, grey(levels[i]))).toBeLessThanOrEqual(3);
  });
}

describe('fitGradient', () => {
  it('leaves one colour alone', () => {
    expect(paint(80, 60, () => 0x336699)).toBeUndefined();
  });

  it('finds a course from top to bottom', () => {
    const gradient = paint(80, 60, (_, y) => grey(200 - 100 * y));
    expect(gradient?.angle).toBe(180);
    expectStops(gradient, [200, 100]);
  });

  it('finds a diagonal course', () => {
    const gradient = paint(100, 100, (x, y) => grey(50 + 50 * x + 50 * y));
    expect(gradient?.angle).toBe(135);
    expectStops(gradient, [50, 150]);
  });

  it('puts a third stop where the course turns', () => {
    const gradient = paint(200, 40, (x) => grey(x < 0.5 ? 40 + 200 * x : 140 - 200 * (x - 0.5)));
    expect(gradient?.angle).toBe(90);
    expectStops(gradient, [40, 140, 40]);
  });

  it('does not take a photograph for a gradient', () => {
    expect(paint(80, 60, (x, y) => grey(128 + 60 * Math.sin(20 * x) * Math.cos(17 * y)))).toBeUndefined();
  });
});

it('sees no gradient in one colour that something at its foot throws a shade on', () => {
  expect(paint(300, 270, (_, y) => grey(y > 0.94 && y < 0.98 ? 200 : 226))).toBeUndefined();
});
