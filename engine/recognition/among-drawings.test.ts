import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { amongDrawings } from './among-drawings.ts';

const SHOULDERS: Box = { x: 21, y: 40, width: 22, height: 10 };
const lineOf = (text: string, y: number, confidence: number, width = 18): TextLine =>
  ({ text, confidence, box: { x: 23, y, width, height: 10 } }) as TextLine;

it('makes a drawing whole of which the upper part was read', () => {
  const { lines, icons } = amongDrawings([lineOf('Oo', 30, 75)], [SHOULDERS], [], []);
  expect(lines).toEqual([]);
  expect(icons).toEqual([{ x: 21, y: 30, width: 22, height: 20 }]);
});

it('leaves labels below an icon, numbers, and what was read surely', () => {
  const labels = [lineOf('Map', 54, 75), lineOf('12', 50, 75), lineOf('Ok', 50, 95), lineOf('a', 50, 75, 6)];
  for (const label of labels) expect(amongDrawings([label], [SHOULDERS], [], []).lines).toEqual([label]);
});

it('takes a cross by itself for a drawing, not the sign between two figures', () => {
  const cross = { ...lineOf('X', 30, 85, 10), box: { x: 200, y: 30, width: 10, height: 11 } };
  const lineAt = (x: number): TextLine => ({ ...lineOf('text', 28, 95), box: { x, y: 28, width: 60, height: 14 } });
  expect(amongDrawings([cross, lineAt(100)], [], [], []).icons).toEqual([cross.box]);
  expect(amongDrawings([cross, lineAt(130)], [], [], []).icons).toEqual([]);
});
