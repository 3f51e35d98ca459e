import { expect, it } from 'vitest';
import { paintCss } from './paint-css.ts';

it('writes fill, border and corners', () => {
  expect(paintCss(undefined)).toEqual({});
  expect(
    paintCss({
      fill: 0x3366cc,
      radius: 8,
      border: { color: 0xdddddd, width: 1, sides: ['top', 'right', 'bottom', 'left'] },
    }),
  ).toEqual({ 'background-color': '#3366cc', border: '1px solid #dddddd', 'border-radius': '8px' });
});

it('writes a border side by side where not all four are there', () => {
  expect(paintCss({ border: { color: 0x111111, width: 2, sides: ['left', 'bottom'] } })).toEqual({
    'border-left': '2px solid #111111',
    'border-bottom': '2px solid #111111',
  });
});

it('writes the one side that stands out beside the border that it has at the others', () => {
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  const accent = { side: 'top', color: 0xd63939, width: 2 } as const;
  const line = '1px solid #e6e7e9';
  expect(paintCss({ border: { color: 0xe6e7e9, width: 1, sides, accent } })).toEqual({
    'border-top': '2px solid #d63939',
    'border-right': line,
    'border-bottom': line,
    'border-left': line,
  });
});

it('writes a gradient instead of a fill, and a shadow', () => {
  const stops = [
    { color: 0xff0000, at: 0 },
    { color: 0x00ff00, at: 0.3 },
    { color: 0x0000ff, at: 1 },
  ];
  expect(
    paintCss({
      fill: 0xffffff,
      gradient: { angle: 135, stops },
      shadow: { x: 0, y: 2, blur: 8, spread: 0, color: 0x102030, alpha: 0.25 },
    }),
  ).toEqual({
    background: 'linear-gradient(135deg, #ff0000, #00ff00 30%, #0000ff)',
    'box-shadow': '0 2px 8px rgba(16, 32, 48, 0.25)',
  });
});

it('rounds the corners of one side alone', () => {
  expect(paintCss({ radius: 8, squareSide: 'top' })).toEqual({ 'border-radius': '0 0 8px 8px' });
  expect(paintCss({ radius: 8, squareSide: 'right' })).toEqual({ 'border-radius': '8px 0 0 8px' });
});
