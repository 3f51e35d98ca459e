import { expect, test } from 'vitest';
import { afterAsking, comparedHeight, shareIn, shareWord, startOfView, viewIn, viewWords, zoomBeside } from './view.ts';

const start = startOfView(1280);

test('a comparison takes the page to the width of its design, and another width ends it', () => {
  const swipe = afterAsking({ ...start, width: 375 }, { compare: 'swipe' }, 1280);
  expect(swipe).toMatchObject({ compare: 'swipe', width: 1280, all: false });
  expect(afterAsking(swipe, { width: 500 }, 1280)).toMatchObject({ compare: 'off', width: 500 });
  expect(afterAsking(swipe, { width: 1280 }, 1280)).toMatchObject({ compare: 'swipe', width: 1280 });
  expect(afterAsking(swipe, { all: true }, 1280)).toMatchObject({ compare: 'off', all: true });
  expect(afterAsking({ ...start, all: true }, { compare: 'side' }, 1280)).toMatchObject({
    compare: 'side',
    all: false,
  });
  expect(afterAsking(swipe, { zoom: 2 }, 1280)).toMatchObject({ compare: 'swipe', zoom: 2 });
});

test('a page is compared as far as its design goes, and further where it is longer', () => {
  expect(comparedHeight(900, undefined)).toBe(900);
  expect(comparedHeight(900, 600)).toBe(900);
  expect(comparedHeight(900, 1400)).toBe(1400);
  expect(comparedHeight(900, 90_000)).toBe(2700);
  expect(comparedHeight(900, Number.NaN)).toBe(900);
});

test.each([
  [start, {}],
  [
    { ...start, width: 375, zoom: 0.5, all: true },
    { width: '375', zoom: '50', widths: 'all' },
  ],
  [{ ...start, compare: 'swipe' }, { compare: 'swipe' }],
] as const)('a view is the same once it has been in the address', (view, words) => {
  expect(Object.fromEntries(Object.entries(viewWords(view, 1280)).filter(([, word]) => word))).toEqual(words);
  expect(viewIn(viewWords(view, 1280), 1280)).toEqual(view);
});

test('what makes no sense in an address is as at the beginning', () => {
  expect(viewIn({ width: 'wide', zoom: '3', compare: 'all', widths: '4' }, 1280)).toEqual(start);
  expect(viewIn({ width: '1e9', zoom: 'fit' }, 1280)).toEqual({ ...start, width: 3840 });
  expect(viewIn({ width: '-5' }, 1280)).toEqual(start);
  expect(viewIn({ compare: 'heat', width: '375', widths: 'all' }, 1280)).toEqual({ ...start, compare: 'heat' });
});

test('how much of the design is seen is the same once it has been in the address', () => {
  for (const share of [0, 0.25, 0.5, 1]) expect(shareIn(shareWord(share))).toBe(share);
  expect(shareWord(0.5)).toBe('');
  for (const word of [undefined, '', 'much', '-1', '101']) expect(shareIn(word)).toBe(0.5);
});

test('zooming goes to the next size, wherever the one that fits lies among them', () => {
  // 1280 px in 400 px: 31 %.
  expect([zoomBeside('fit', true, 1280, 400), zoomBeside('fit', false, 1280, 400)]).toEqual([0.5, 'fit']);
  expect([zoomBeside(0.5, false, 1280, 400), zoomBeside(1, false, 1280, 400)]).toEqual(['fit', 0.5]);
  // In 960 px: 75 %.
  expect([zoomBeside('fit', true, 1280, 960), zoomBeside('fit', false, 1280, 960)]).toEqual([1, 0.5]);
  expect([zoomBeside(0.5, true, 1280, 960), zoomBeside(2, true, 1280, 960)]).toEqual(['fit', 2]);
});
