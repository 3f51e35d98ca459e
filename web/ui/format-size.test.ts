import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

const MB = 1024 * 1024;

test.each([
  [0, '1 kB'],
  [640 * 1024, '640 kB'],
  [MB, '1 MB'],
  [1.34 * MB, '1.3 MB'],
  [9.97 * MB, '10 MB'],
  [500 * MB, '500 MB'],
])('%d bytes are %s', (bytes, said) => {
  expect(formatSize(bytes)).toBe(said);
});
