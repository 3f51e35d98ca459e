import { expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { ownLook } from './own-look.ts';

const box = { x: 4, y: 4, width: 16, height: 16 };
const square = (line: number, ground = 0xf3f4f6) =>
  fill(fill(blank(24, 24, ground), box, line), { x: 5, y: 5, width: 14, height: 14 }, 0xffffff);

it('sees the pale line and the ground of a check box that a page paints', () => {
  expect(ownLook(square(0xd1d5db), box, 'checkbox')).toMatchObject({
    fill: 0xffffff,
    border: { color: 0xd1d5db, width: 1 },
  });
});

it('leaves the grey line of browsers to them', () => {
  expect(ownLook(square(0x767676), box, 'checkbox')).toBeUndefined();
});

it('sees corners that are cut, and a radio button as a disc', () => {
  const image = square(0xd1d5db);
  expect(ownLook(image, box, 'checkbox')?.radius).toBeUndefined();
  expect(ownLook(image, box, 'radio')?.radius).toBe(8);
  for (const [x, y] of [
    [4, 4],
    [5, 4],
    [4, 5],
  ])
    image.data[y * 24 + x] = 0xf3f4f6;
  image.data[5 * 24 + 5] = 0xd1d5db;
  expect(ownLook(image, box, 'checkbox')?.radius).toBeGreaterThanOrEqual(2);
});
