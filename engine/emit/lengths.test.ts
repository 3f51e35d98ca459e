import { expect, it } from 'vitest';
import { fluid, held, px } from './lengths.ts';

it('writes pixels without needless digits', () => {
  expect([px(0), px(12), px(1.256)]).toEqual(['0', '12px', '1.26px']);
});

it('keeps small distances and lets large ones shrink with the screen, exact at the design width', () => {
  expect(fluid(16, 1280)).toBe('16px');
  expect(fluid(320, 1280)).toBe('min(320px, 25vw)');
});

it('holds a width at the design width only', () => {
  expect(held(199.4, 40, 1280)).toBe('min(200px, 100vw - 1080px)');
});

it('never holds a width that reaches beyond the edge of the design', () => {
  expect(held(1253, 28, 1280)).toBe('min(1252px, 100vw - 28px)');
});
