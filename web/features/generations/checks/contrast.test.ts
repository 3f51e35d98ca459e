import { expect, test } from 'vitest';
import { contrastOf, parseHex } from '../edit/index.ts';
import { readableColor } from './contrast.ts';

const contrast = (color: string, ground: string) => contrastOf(parseHex(color)!, parseHex(ground)!);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('a colour becomes readable with as little change as possible', () => {
  const mended = readableColor('#9ca3af', '#ffffff', 4.5)!;
  expect(contrast(mended, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(mended, '#ffffff')).toBeLessThan(4.7);
  expect(contrast(readableColor('#334455', '#0b1220', 4.5)!, '#0b1220')).toBeGreaterThanOrEqual(4.5);
  expect(readableColor('#111111', '#ffffff', 4.5)).toBe('#111111');
});

test('where neither black nor white is enough, there is none', () => {
  expect(readableColor('#888888', '#777777', 7)).toBeUndefined();
});
