import { expect, test } from 'vitest';
import { isSlash } from './is-slash.ts';

/** A stroke of 1.5 px that leans by `lean`, `height` high, with soft edges. */
const stroke = (lean: number, height: number) => {
  const width = Math.ceil(lean * height + 1.5);
  const at = (x: number, y: number) => {
    const middle = (height - 0.5 - y) * lean + 0.75;
    return 200 * Math.max(0, Math.min(1, 1.25 - Math.abs(x + 0.5 - middle)));
  };
  return isSlash({ x: 0, y: 0, width, height }, at);
};

test('a stroke that leans is a slash, of any size', () => {
  for (const height of [8, 11, 16, 30]) for (const lean of [0.32, 0.4, 0.5]) expect(stroke(lean, height)).toBe(true);
});

test('an upright stroke and the letters of an italic font are none', () => {
  for (const height of [8, 11, 16, 30])
    for (const lean of [-0.4, 0, 0.1, 0.2]) expect(stroke(lean, height)).toBe(false);
});

test('neither is a 7, nor a full box', () => {
  const seven = (x: number, y: number) => (y < 2 || Math.abs(x - (12 - y) * 0.35 - 1) < 1 ? 200 : 0);
  expect(isSlash({ x: 0, y: 0, width: 6, height: 12 }, seven)).toBe(false);
  expect(isSlash({ x: 0, y: 0, width: 6, height: 12 }, () => 200)).toBe(false);
});
