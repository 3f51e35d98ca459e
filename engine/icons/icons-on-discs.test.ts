import { expect, it } from 'vitest';
import type { TextBlock } from '../model/text-block.ts';
import { blank, fill, fillDisc } from '../testing/draw.ts';
import { joinOnDiscs } from './icons-on-discs.ts';

const [GROUND, DISC, SIGN] = [0xffffff, 0xffc800, 0x222222];
const box = { x: 10, y: 10, width: 100, height: 100 };
const disc = { box, paint: { fill: DISC, radius: 50 }, surface: 1 };
const body = { x: 40, y: 40, width: 40, height: 20 };
const wheels = [42, 70].map((x) => ({ x, y: 64, width: 8, height: 8 }));

function cart() {
  const image = fillDisc(blank(120, 120, GROUND), 60, 60, 50, DISC);
  for (const piece of [body, ...wheels]) fill(image, piece, SIGN);
  return image;
}
const parts = { icons: wheels, boxes: [disc], pictures: [], blocks: [] as TextBlock[], rules: [] };

it('makes one sign of the pieces on a disc, and of what was found as no piece', () => {
  expect(joinOnDiscs(cart(), parts).icons).toEqual([{ x: 40, y: 40, width: 40, height: 32 }]);
});

it('takes a box among the pieces into it', () => {
  const page = { box: body, paint: { fill: SIGN }, surface: 2 };
  expect(joinOnDiscs(cart(), { ...parts, boxes: [disc, page] }).boxes).toEqual([disc]);
});

it('leaves initials, a plain disc and a sign in one piece', () => {
  const initials = { ink: { x: 40, y: 40, width: 40, height: 32 } } as TextBlock;
  expect(joinOnDiscs(cart(), { ...parts, blocks: [initials] }).icons).toBe(wheels);
  const plain = fillDisc(blank(120, 120, GROUND), 60, 60, 50, DISC);
  expect(joinOnDiscs(plain, parts).icons).toBe(wheels);
  const whole = [{ x: 40, y: 40, width: 40, height: 32 }];
  expect(joinOnDiscs(cart(), { ...parts, icons: whole }).icons).toBe(whole);
});
