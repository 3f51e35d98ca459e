import { expect, it } from 'vitest';
import { isSpaced, linePieces } from './line-pieces.ts';

it('parts Chinese and Japanese between characters, but not before a stop or after a bracket', () => {
  expect(linePieces('価格は、「安い」')).toEqual(['価', '格', 'は、', '「安', 'い」']);
  expect(linePieces('ちょっと')).toEqual(['ちょっ', 'と']);
  expect(linePieces('火车票,价格')).toEqual(['火', '车', '票,', '价', '格']);
});

it('leaves the words of other scripts whole', () => {
  expect(linePieces('lighthouse')).toEqual(['lighthouse']);
  expect(linePieces('안녕하세요')).toEqual(['안녕하세요']);
});

it('knows between which lines there is a space', () => {
  expect([isSpaced('以上', 'の'), isSpaced('the', 'sea'), isSpaced('以上', 'the')]).toEqual([false, true, true]);
});
