import { expect, test } from 'vitest';
import { afterAsking, comparedHeight, startOfView } from './view.ts';

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
