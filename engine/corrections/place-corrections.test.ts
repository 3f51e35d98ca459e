import { expect, it } from 'vitest';
import { NO_PLACES } from '../model/corrections.ts';
import { blank } from '../testing/draw.ts';
import { placeCorrections, shrinkPlaces } from './place-corrections.ts';

const page = blank(200, 100, 0xffffff);
const frame = { page, x: 10, y: 40, scale: 2, onScreen: false };
const box = { x: 30, y: 60, width: 40, height: 20 };

it('places boxes of the picture on the page that was cut out of it', () => {
  const places = placeCorrections({ boxes: [{ box, kind: 'icon' }], words: [{ box, text: 'Save' }] }, frame);
  const there = { x: 10, y: 10, width: 20, height: 10 };
  expect(places).toMatchObject({ icons: [there], words: [{ box: there, text: 'Save' }], pictures: [], ignored: [] });
});

it('exchanges left and right on a page that is looked at in a mirror', () => {
  const { text } = placeCorrections({ boxes: [{ box, kind: 'text' }] }, { ...frame, mirrored: true });
  expect(text).toEqual([{ x: 170, y: 10, width: 20, height: 10 }]);
});

it('cuts what reaches beyond the page, and leaves out what lies beside it', () => {
  const wide = { x: 0, y: 0, width: 60, height: 80 };
  const beside = { x: 700, y: 0, width: 60, height: 80 };
  const boxes = [wide, beside].map((one) => ({ box: one, kind: 'ignore' as const }));
  expect(placeCorrections({ boxes }, frame).ignored).toEqual([{ x: 0, y: 0, width: 25, height: 20 }]);
});

it('shrinks places with their page, and gives the same nothing where nothing is said', () => {
  const places = placeCorrections({ boxes: [{ box, kind: 'picture' }] }, frame);
  expect(shrinkPlaces(places, 2, { width: 100, height: 50 }).pictures).toEqual([{ x: 5, y: 5, width: 10, height: 5 }]);
  expect(shrinkPlaces(placeCorrections({}, frame), 2, page)).toBe(NO_PLACES);
});
