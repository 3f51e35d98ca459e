import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { NO_PLACES } from '../model/corrections.ts';
import { isSaidText, tellText } from './tell-text.ts';

const glyphAt = (x: number, y: number, id: number, surface = 0): ConnectedComponent =>
  ({ x, y, width: 8, height: 10, id, pixels: 50, surface, second: -1, share: 1 }) as unknown as ConnectedComponent;

const ROW = [glyphAt(10, 20, 1), glyphAt(20, 20, 2), glyphAt(30, 20, 3, 1)];

it('makes one line of the ink that words are given for, whatever it lies on', () => {
  const words = [{ box: { x: 5, y: 15, width: 60, height: 20 }, text: 'Abc' }];
  const lines = tellText([...ROW, glyphAt(90, 20, 4)], { ...NO_PLACES, words });
  expect(lines).toMatchObject([{ x: 10, y: 20, width: 28, height: 10, surface: 0, said: { words: 'Abc' } }]);
  expect(lines[0]!.glyphs).toHaveLength(3);
});

it('gives the words to the fullest of several rows, and has the others read', () => {
  const words = [{ box: { x: 5, y: 15, width: 60, height: 50 }, text: 'Abc' }];
  const lines = tellText([...ROW, glyphAt(10, 45, 4)], { ...NO_PLACES, words });
  expect(lines.map(({ said }) => said)).toEqual([{ words: 'Abc' }, {}]);
});

it('groups the ink of a text into lines', () => {
  const text = [{ x: 5, y: 15, width: 60, height: 50 }];
  const lines = tellText([ROW[0]!, ROW[1]!, glyphAt(10, 45, 4), glyphAt(20, 45, 5)], { ...NO_PLACES, text });
  expect(lines.map(({ y, said }) => [y, said])).toEqual([
    [20, {}],
    [45, {}],
  ]);
});

it('takes what lies mostly in such a place for text', () => {
  const places = { ...NO_PLACES, text: [{ x: 0, y: 0, width: 50, height: 50 }] };
  expect(isSaidText(places, { x: 10, y: 10, width: 45, height: 20 })).toBe(true);
  expect(isSaidText(places, { x: 10, y: 10, width: 100, height: 20 })).toBe(false);
});
