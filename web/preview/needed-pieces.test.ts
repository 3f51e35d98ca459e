import { expect, it } from 'vitest';
import { neededPieces, piecesOf } from './needed-pieces.ts';

const rule = (family: string, range: string) => ({
  style: { getPropertyValue: (name: string) => (name === 'font-family' ? family : range) },
});
const sheet = {
  cssRules: [rule('"noto-sans-kr-1"', 'U+AC00-AC10, U+B098'), rule('noto-sans-kr-latin', 'U+0-FF')],
} as unknown as CSSStyleSheet;

it('reads which letters a piece has', () => {
  expect(piecesOf(sheet)).toEqual([
    {
      name: 'noto-sans-kr-1',
      ranges: [
        [0xac00, 0xac10],
        [0xb098, 0xb098],
      ],
    },
    { name: 'noto-sans-kr-latin', ranges: [[0, 0xff]] },
  ]);
});

it('needs the pieces that have one of the letters, and no others', () => {
  const pieces = piecesOf(sheet);
  expect(neededPieces(pieces, new Set('나 a'))).toEqual(['noto-sans-kr-1', 'noto-sans-kr-latin']);
  expect(neededPieces(pieces, new Set('나가'))).toEqual(['noto-sans-kr-1']);
  expect(neededPieces(pieces, new Set('다'))).toEqual([]);
});
