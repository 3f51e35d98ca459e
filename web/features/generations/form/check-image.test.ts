import { expect, test, vi } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import { checkImage } from './check-image.ts';

const heads = {
  PNG: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  JPEG: '\xff\xd8\xff\xe0\0\x10JFIF',
  GIF: 'GIF89a',
  WebP: 'RIFF\x24\0\0\0WEBPVP8 ',
  AVIF: '\0\0\0\x1cftypmif1\0\0\0\0mif1avif',
};
const fileOf = (content: string, type = 'image/png') =>
  new File([Buffer.from(content, 'latin1')], 'design.png', { type });
const nothingWrong = async () => undefined;
const check = (content: string, type?: string) => checkImage(fileOf(content, type), MAX_IMAGE_BYTES, nothingWrong);

test.each(Object.entries(heads))('%s may be sent, whatever it calls itself', async (_kind, head) => {
  expect(await check(head, 'text/plain')).toBeUndefined();
});

test.each([
  ['text', 'only text'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['PDF', '%PDF-1.7'],
  ['video', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2'],
])('%s that calls itself .png is no picture', async (_kind, content) => {
  const see = vi.fn(nothingWrong);
  expect(await checkImage(fileOf(content), MAX_IMAGE_BYTES, see)).toMatch(/^This file is not a picture/);
  expect(see).not.toHaveBeenCalled();
});

test('HEIC is told apart', async () => {
  expect(await check('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).toMatch(/^HEIC pictures cannot be read/);
});

test('an empty file', async () => expect(await check('')).toMatch(/^The file is empty/));

test('12 MB', async () => {
  const large = fileOf(heads.PNG + ' '.repeat(12 * 1024 * 1024));
  expect(await checkImage(large, MAX_IMAGE_BYTES, nothingWrong)).toBe(
    'The image is larger than 10 MB. Please choose a smaller file.',
  );
});

test('what the browser finds wrong with the pixels is said', async () => {
  expect(await checkImage(fileOf(heads.PNG), MAX_IMAGE_BYTES, async () => 'Damaged.')).toBe('Damaged.');
});
