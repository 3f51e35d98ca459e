import { expect, it } from 'vitest';
import { release } from './release.ts';

it('leaves nothing of an array', () => {
  const [colors, marks] = [new Int32Array(8), new Uint8Array(3)];
  release(colors, marks);
  expect([colors.length, marks.length]).toEqual([0, 0]);
});
