import { expect, it } from 'vitest';
import { packPixels } from './pack-pixels.ts';

it('packs opaque colours as they are and lays the others over white', () => {
  const bytes = new Uint8ClampedArray([9, 0x12, 0x34, 0x56, 255, 0, 0, 0, 0, 255, 0, 0, 128]);
  const { data } = packPixels({ width: 3, height: 1, data: bytes.subarray(1) });
  expect([...data]).toEqual([0x123456, 0xffffff, 0xff7f7f]);
});
