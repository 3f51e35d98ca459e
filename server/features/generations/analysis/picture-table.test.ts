import { expect, test } from 'vitest';
import { putBackPictures, takeOutPictures } from './picture-table.ts';

const PHOTO = `data:image/webp;base64,${'QUJD'.repeat(500)}==`;
const ICON = 'data:image/svg+xml,%3Csvg%20viewBox=%220%200%201%201%22/%3E';
const image = (src: string) => ({ tag: 'img', attributes: { src, alt: 'A boat' }, css: {}, children: [] });
const page = {
  title: 'Boats for 12 $1 each',
  children: [
    image(PHOTO),
    image(ICON),
    {
      tag: 'div',
      css: { 'background-image': `url('${PHOTO}'), url("${ICON}")` },
      children: ['data: as text', null, 3],
    },
  ],
};

test('each picture is written once, and stands everywhere again', () => {
  const packed = takeOutPictures({ page, clean: structuredClone(page) });
  expect(packed.split(PHOTO)).toHaveLength(2);
  expect(packed.split(ICON)).toHaveLength(2);
  expect(putBackPictures(packed)).toEqual({ page, clean: page });
});

test('a picture with special characters of a replacement comes back as it was', () => {
  const odd = { src: 'data:image/svg+xml,$&$1$$' };
  expect(putBackPictures(takeOutPictures(odd))).toEqual(odd);
});

test('what has no picture stays as it is', () => {
  const plain = { a: [1, 'two', { three: false }], b: 'url(image.png)' };
  expect(putBackPictures(takeOutPictures(plain))).toEqual(plain);
});
