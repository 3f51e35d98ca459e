import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { findBarIcons } from './find-bar-icons.ts';

const bar = (y: number, width = 16, x = 40): Box => ({ x, y, width, height: 2 });

function found(...boxes: Box[]) {
  const glyphs = boxes.map((box) => ({ ...box, pixels: box.width * box.height }) as ConnectedComponent);
  const { letters, icons } = findBarIcons(glyphs);
  return { letters: letters.length, icons };
}

it('takes three strokes below each other for one sign', () => {
  const box = { x: 40, y: 20, width: 16, height: 14 };
  expect(found(bar(20), bar(26), bar(32))).toEqual({ letters: 0, icons: [box] });
  expect(found(bar(20), bar(26), bar(32, 10))).toEqual({ letters: 0, icons: [box] });
  expect(found(bar(20), bar(26), bar(32, 10, 46))).toEqual({ letters: 0, icons: [box] });
});

it('leaves two or four of them, and those that are unevenly or far apart or of all lengths', () => {
  expect(found(bar(20), bar(26))).toEqual({ letters: 2, icons: [] });
  expect(found(bar(20), bar(24), bar(28), bar(32)).icons).toEqual([]);
  expect(found(bar(20), bar(25), bar(33)).icons).toEqual([]);
  expect(found(bar(20), bar(40), bar(60)).icons).toEqual([]);
  expect(found(bar(20), bar(26, 12), bar(32, 9)).icons).toEqual([]);
});

it('leaves strokes beside which something is written', () => {
  expect(found(bar(20), bar(26), bar(32), { x: 59, y: 20, width: 2, height: 14 }).icons).toEqual([]);
});
