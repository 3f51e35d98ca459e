import { expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/generations.ts';
import { checkImage } from './check-image.ts';

const check = (type: string, size = 1000) => checkImage({ type, size }, MAX_IMAGE_BYTES);

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])('%s may be sent', (type) =>
  expect(check(type)).toBeUndefined(),
);

test.each(['image/svg+xml', 'text/plain', '', 'application/pdf'])('%j is no picture that can be read', (type) =>
  expect(check(type)).toMatch(/^This file is not a picture/),
);

test('an empty file', () => expect(check('image/png', 0)).toMatch(/^The file is empty/));

test('12 MB', () => {
  expect(check('image/png', 12 * 1024 * 1024)).toBe('The image is larger than 10 MB. Please choose a smaller file.');
});
