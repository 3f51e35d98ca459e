import { expect, it } from 'vitest';
import { harmoniseInk } from './harmonise-ink.ts';

it('gives ink of nearly one colour the commonest, and leaves other ink and all else', () => {
  const given = [0x1f2937, 0x1f2937, 0x232c3a, 0x18232f, 0x2b3543, 0x2563eb, 0x202938];
  const image = { width: given.length, height: 1, data: Int32Array.from(given) };
  harmoniseInk(image, (at) => at < 6);
  expect([...image.data]).toEqual([0x1f2937, 0x1f2937, 0x1f2937, 0x1f2937, 0x2b3543, 0x2563eb, 0x202938]);
});
