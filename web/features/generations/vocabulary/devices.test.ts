import { expect, test } from 'vitest';
import { pageSize } from './devices.ts';

test('a desktop page is laid out as on a desktop, and fills the room at 500 px of height', () => {
  const { width, height, scale } = pageSize('desktop', 640);
  expect(width).toBe(1280);
  expect(width * scale).toBe(640);
  expect(height * scale).toBe(500);
  expect(pageSize('desktop', 1600)).toEqual({ width: 1600, height: 500, scale: 1 });
});
