import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { draw } from '../testing/draw.ts';
import { classifyCheckbox, hasDot } from './classify-checkbox.ts';

const COLORS = { '.': 0xffffff, p: 0xe2e8f0, '#': 0x6d28d9, o: 0x767676, w: 0xffffff };
const classify = (rows: string[]) => {
  const image: Pixels = draw(rows, COLORS);
  return classifyCheckbox(image, { x: 1, y: 1, width: image.width - 2, height: image.height - 2 });
};
/** Rows of one shape, told by what stands at a distance from the middle. */
const shape = (side: number, at: (x: number, y: number) => string): string[] =>
  Array.from({ length: side + 2 }, (_, y) =>
    Array.from({ length: side + 2 }, (_, x) =>
      x === 0 || y === 0 || x > side || y > side ? '.' : at(x - 0.5 - side / 2, y - 0.5 - side / 2),
    ).join(''),
  );

it('knows an empty and a checked box', () => {
  expect(classify(shape(13, (x, y) => (Math.max(Math.abs(x), Math.abs(y)) > 5.5 ? 'o' : '.')))).toEqual({
    type: 'checkbox',
    checked: false,
  });
  // A mark: down to the right on the left, up to the right on the right.
  const mark = (x: number, y: number) => (x < -1 ? Math.abs(y - x - 4) < 1.1 : Math.abs(y + x - 2) < 1.1);
  const checked = shape(16, (x, y) => (Math.abs(x) < 5 && Math.abs(y) < 5 && mark(x, y) ? 'w' : '#'));
  expect(classify(checked)).toEqual({ type: 'checkbox', checked: true, accent: 0x6d28d9 });
});

it('knows pale borders with nothing in them, not pale discs', () => {
  expect(classify(shape(14, (x, y) => (Math.max(Math.abs(x), Math.abs(y)) > 6 ? 'p' : '.')))?.type).toBe('checkbox');
  expect(classify(shape(14, (x, y) => (Math.abs(Math.hypot(x, y) - 6.5) < 1 ? 'p' : '.')))?.type).toBe('radio');
  expect(classify(shape(14, (x, y) => (Math.hypot(x, y) < 7 ? 'p' : '.')))).toBeUndefined();
});

it('tells a small box with round corners from a circle, and neither from a sign', () => {
  const frame = (radius: number) => (x: number, y: number) => {
    const [u, v] = [Math.abs(x) - 8 + radius, Math.abs(y) - 8 + radius];
    const off = Math.hypot(Math.max(0, u), Math.max(0, v)) + Math.min(0, Math.max(u, v)) - radius;
    return off < 0 && off > -1.2 ? 'o' : '.';
  };
  expect(classify(shape(16, frame(4)))?.type).toBe('checkbox');
  expect(classify(shape(16, frame(8)))?.type).toBe('radio');
  expect(classify(shape(16, (x, y) => (Math.abs(x) < 1 || Math.abs(y) < 1 ? 'o' : '.')))).toBeUndefined();
});

it('knows radio buttons', () => {
  const ring = (x: number, y: number) => Math.hypot(x, y) < 9 && Math.hypot(x, y) > 7;
  expect(classify(shape(18, (x, y) => (ring(x, y) ? 'o' : '.')))).toEqual({ type: 'radio', checked: false });
  const dotted = shape(18, (x, y) => (ring(x, y) || Math.hypot(x, y) < 4 ? '#' : '.'));
  expect(classify(dotted)).toEqual({ type: 'radio', checked: true, accent: 0x6d28d9 });
});

it('takes no icon for one', () => {
  const plus = shape(16, (x, y) => (Math.min(Math.abs(x), Math.abs(y)) < 1 && Math.hypot(x, y) < 5 ? 'w' : '#'));
  expect(classify(plus)).toBeUndefined();
  expect(classify(shape(16, () => '#'))).toBeUndefined();
  expect(classify(shape(16, (x, y) => (Math.abs(x - y) < 2 ? '#' : '.')))).toBeUndefined();
});

it('tells a dot in a disc from a sign', () => {
  const dotIn = (rows: string[]) => {
    const image = draw(rows, COLORS);
    return hasDot(image, { x: 1, y: 1, width: image.width - 2, height: image.height - 2 });
  };
  const mark = (x: number, y: number) => (x < -1 ? Math.abs(y - x - 4) < 1.1 : Math.abs(y + x - 2) < 1.1);
  const inDisc = (isIn: (x: number, y: number) => boolean) =>
    shape(18, (x, y) => (Math.hypot(x, y) >= 9 ? '.' : isIn(x, y) ? 'w' : '#'));
  expect(dotIn(inDisc((x, y) => Math.hypot(x, y) < 4))).toBe(true);
  expect(dotIn(inDisc((x, y) => Math.hypot(x, y) < 6 && mark(x, y)))).toBe(false);
});

it('knows a small radio button that is on, whose dot is hardly apart from its circle', () => {
  const ring = (x: number, y: number): number => Math.hypot(x, y);
  const on = shape(13, (x, y) => (Math.abs(ring(x, y) - 6) < 0.55 || ring(x, y) < 4.2 ? '#' : '.'));
  expect(classify(on)).toEqual({ type: 'radio', checked: true, accent: 0x6d28d9 });
  const soft = on.map((row) => row.replace(/^(.)\.\.(?=\.)/, '$1.p'));
  expect(classify(soft)).toEqual({ type: 'radio', checked: true, accent: 0x6d28d9 });
});
