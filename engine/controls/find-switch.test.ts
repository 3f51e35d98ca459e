import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { blank, fill, fillDisc } from '../testing/draw.ts';
import { findSwitch } from './find-switch.ts';

const TRACK = 0x1c62b9;
const BOX = { x: 20, y: 20, width: 40, height: 22 };

/** A pill on white. */
function pill(color: number, image: Pixels = blank(80, 60, 0xffffff)): Pixels {
  fillDisc(fillDisc(image, 31, 31, 11, color), 49, 31, 11, color);
  return fill(image, { x: 31, y: 20, width: 18, height: 22 }, color);
}

it('tells by its knob whether a switch is on', () => {
  const on = findSwitch(fillDisc(pill(TRACK), 49, 31, 8, 0xffffff), BOX);
  expect(on).toMatchObject({ type: 'switch', checked: true, paint: { fill: TRACK }, knob: { color: 0xffffff } });
  expect(findSwitch(fillDisc(pill(0xb9c4cf), 31, 31, 8, 0xffffff), BOX)?.checked).toBe(false);
});

it('tells a knob from the ground where they have nearly one colour', () => {
  const cream = pill(TRACK, blank(80, 60, 0xfbf7ef));
  expect(findSwitch(fillDisc(cream, 49, 31, 9, 0xffffff), BOX)).toMatchObject({ checked: true });
});

it('sees a white switch that is off by the pale border that it has on a page of nearly its colour', () => {
  const image = pill(0xe5e8ec, blank(80, 60, 0xf9fafb));
  fillDisc(fillDisc(image, 31, 31, 10, 0xffffff), 49, 31, 10, 0xffffff);
  fill(image, { x: 31, y: 21, width: 18, height: 20 }, 0xffffff);
  const off = findSwitch(fillDisc(image, 31, 31, 7, 0xe5e7eb), BOX);
  expect(off).toMatchObject({ checked: false, paint: { border: { width: 1, color: 0xe5e8ec } } });
  expect(off?.paint?.fill).toBeUndefined();
});

it('leaves a pill without a knob, with a square in it, or with a disc in its middle', () => {
  expect(findSwitch(pill(TRACK), BOX)).toBeUndefined();
  expect(findSwitch(fill(pill(TRACK), { x: 41, y: 24, width: 15, height: 15 }, 0xffffff), BOX)).toBeUndefined();
  expect(findSwitch(fillDisc(pill(TRACK), 40, 31, 6, 0xffffff), BOX)).toBeUndefined();
});
