import { expect, it } from 'vitest';
import type { Context } from './context.ts';
import { placeBox } from './place.ts';

const context = { designWidth: 1280 } as Context;
const place = (x: number, width: number) =>
  placeBox({ x, y: 0, width, height: 40 }, { x0: 400, x1: 1128 }, context)['max-width'];

it('keeps the distance of what stands in the middle of a box where the box becomes narrow', () => {
  expect(place(420, 688)).toBe('min(688px, 100% - 40px)');
  expect(place(480, 568)).toBe('min(568px, 100% - 48px)');
});

it('asks nothing for what is narrower than any screen', () => {
  expect(place(704, 120)).toBe('120px');
});

it('centres a picture only where its edges say so, a text also where they nearly do', () => {
  const at = { x: 82, y: 0, width: 1196, height: 40 };
  const frame = { x0: 70, x1: 1284 };
  expect(placeBox(at, frame, context)['margin-left']).toBe('auto');
  expect(placeBox(at, frame, context, true)['margin-left']).not.toBe('auto');
});
