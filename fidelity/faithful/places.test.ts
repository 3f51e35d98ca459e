import { expect, it } from 'vitest';
import type { LineDifference } from '../analysis/line-differences.ts';
import type { Raster, Region, Rgb } from '../facts.ts';
import { aLine, type Patch, paint } from '../testing/paint.ts';
import { faithfulness } from './faithfulness.ts';
import { placesOf } from './places.ts';

const white: Rgb = [255, 255, 255];
const grey: Rgb = [120, 120, 120];
const page = (patches: readonly Patch[] = [], height = 640): Raster => paint(640, height, white, patches);
const letters = aLine('a line of words', 64, 70, grey).patches;

function placesIn(design: Raster, result: Raster, regions: Region[] = [], lines: LineDifference[] = []) {
  const text = { block: 1, text: 1, position: 1, color: 1 };
  const found = faithfulness({
    design: { raster: design, words: [] },
    result: { raster: result, words: [], regions },
    text,
  });
  return placesOf(found, lines, design, result);
}

it('finds nothing where nothing differs', () => expect(placesIn(page(letters), page(letters))).toEqual([]));

it('tells what is only in the design from what is only in the result', () => {
  const box = { x: 64, y: 64, width: 96, height: 32 };
  expect(placesIn(page(letters), page())).toMatchObject([{ kind: 'lost', box }]);
  expect(placesIn(page(), page(letters))).toMatchObject([{ kind: 'added', box }]);
});

it('does not tell a second time what a missing line has told', () => {
  const box = { x: 64, y: 64, width: 96, height: 32 };
  const line: LineDifference = {
    kind: 'missing',
    line: 0,
    text: 'a line of words',
    words: ['words'],
    box,
    weight: 0.1,
  };
  expect(placesIn(page(letters), page(), [], [line])).toEqual([line]);
});

it('gives both colours of an area, and puts the larger first', () => {
  const [large, small] = [
    { x: 64, y: 64, width: 256, height: 128, color: grey },
    { x: 64, y: 320, width: 64, height: 64, color: grey },
  ];
  const places = placesIn(page([large!, small!]), page());
  expect(places.map(({ box }) => box.width)).toEqual([256, 64]);
  expect(places[0]).toMatchObject({ kind: 'recolored', expected: grey, found: white });
});

it('gives both shades of a large area, not of a single cell', () => {
  const pale: Rgb = [248, 249, 250];
  const place = { x: 64, y: 64, width: 256, height: 128 };
  expect(placesIn(page([{ ...place, color: pale }]), page())).toEqual([
    { kind: 'recolored', box: place, expected: pale, found: white, weight: expect.closeTo(0.0035, 3) },
  ]);
  expect(placesIn(page([{ ...place, width: 32, height: 32, color: pale }]), page())).toEqual([]);
});

it('names a box whose corners are not those of the design', () => {
  const box = { x: 64, y: 64, width: 256, height: 128 };
  const silver: Rgb = [226, 226, 226];
  const cut = [4, 3, 2, 1].map((length, row) => ({ x: 64, y: 64 + row, width: 2 * length, height: 1, color: white }));
  const places = placesIn(page([{ ...box, color: silver }, ...cut]), page([{ ...box, color: silver }]), [
    { ...box, kind: 'box' },
  ]);
  expect(places).toMatchObject([{ kind: 'corner', box, isRounder: false }]);
});

it('says by how much the page is too long or too short', () => {
  expect(placesIn(page(), page([], 704))).toMatchObject([{ kind: 'length', by: 64 }]);
  expect(placesIn(page(), page([], 576))).toMatchObject([{ kind: 'length', by: -64 }]);
});

it('names a picture that shows something else', () => {
  const box = { x: 64, y: 64, width: 128, height: 128 };
  const kinds = placesIn(page([{ ...box, color: grey }]), page([{ ...box, color: [250, 220, 30] }]), [
    { kind: 'image', ...box },
  ]).map(({ kind }) => kind);
  expect(kinds).toContain('picture');
});
