import { expect, test } from 'vitest';
import { isSoftEdge } from './is-soft-edge.ts';

const WIDTH = 40;
/** One colour a row. */
const rows = (...colors: number[]) => ({
  width: WIDTH,
  height: colors.length,
  data: Int32Array.from({ length: WIDTH * colors.length }, (_, at) => colors[Math.floor(at / WIDTH)]),
});
const turned = (image: ReturnType<typeof rows>) => ({
  width: image.height,
  height: WIDTH,
  data: Int32Array.from(
    { length: image.data.length },
    (_, at) => image.data[(at % image.height) * WIDTH + Math.floor(at / image.height)],
  ),
});
const [header, page] = [0x0f766e, 0xf2f7f6];
const line = { x: 4, y: 4, width: 30, height: 1, color: 0, surface: 0 };
const upright = { ...line, width: 1, height: 30 };

test.each([
  ['a header that ends softly', rows(header, header, header, header, 0x48908c, 0xb5d5d0, page, page, page), true],
  ['a line of a colour of its own', rows(header, header, header, header, 0xd08020, page, page, page, page), false],
  ['a divider on one ground', rows(page, page, page, page, 0xd5dfdd, page, page, page, page), false],
])('%s', (_, image, soft) => {
  expect(isSoftEdge(image, line)).toBe(soft);
  expect(isSoftEdge(turned(image), upright)).toBe(soft);
});

test('a line of three pixels was drawn', () => {
  const image = rows(header, header, header, header, 0x48908c, 0x48908c, 0x48908c, page, page, page);
  expect(isSoftEdge(image, { ...line, height: 3 })).toBe(false);
});
