import { expect, test } from 'vitest';
import { checkPhoto } from './check-photo.ts';

test('2 MB is the most', () => {
  expect(checkPhoto({ type: 'image/png', size: 2_097_152 })).toBeUndefined();
  expect(checkPhoto({ type: 'image/png', size: 2_097_153 })).toBe(
    'File size exceeds 2 MB. Please upload a smaller image.',
  );
});

test('only images', () => {
  expect(checkPhoto({ type: 'application/pdf', size: 10 })).toBe('Please choose an image file.');
});
