import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { isAmongPeers } from './among-peers.ts';

const lineAt = (text: string, x: number, y: number, height = 15): TextLine =>
  ({ text, box: { x, y, width: 9 * text.length, height } }) as TextLine;

const COLUMN = [0, 26, 78].map((y) => lineAt('2012/03/29', 810, y));

it('knows one more line of a column by its place and its height', () => {
  expect(isAmongPeers(lineAt('2O11/O7/25', 811, 52), COLUMN)).toBe(true);
  expect(isAmongPeers(lineAt('2O11/O7/25', 700, 52), COLUMN)).toBe(false);
  expect(isAmongPeers(lineAt('2O11/O7/25', 811, 52, 30), COLUMN)).toBe(false);
  expect(isAmongPeers(lineAt('2O11/O7/25', 811, 52), COLUMN.slice(1))).toBe(false);
});

it('says nothing of a sign, nor of what stands among signs', () => {
  expect(isAmongPeers(lineAt('Q', 810, 52), COLUMN)).toBe(false);
  const signs = [0, 26, 78].map((y) => lineAt('O', 810, y));
  expect(isAmongPeers(lineAt('Search', 810, 52), signs)).toBe(false);
});
