import { expect, test } from 'vitest';
import { ownWidths } from './own-widths.ts';

test.each(['banner', 'about-1', 'contact'])('the picture %s comes in both widths', (name) => {
  expect(ownWidths(`/site/${name}.webp`, 1155, '100vw')).toEqual({
    srcSet: `/site/${name}-640.webp 640w, /site/${name}.webp 1155w`,
    sizes: '100vw',
  });
});

test('of a picture that an admin gave there is one', () => {
  expect(ownWidths('/uploads/banner.webp', 1155, '100vw')).toEqual({});
  expect(ownWidths('https://elsewhere.example/site/banner.webp', 1155, '100vw')).toEqual({});
});
