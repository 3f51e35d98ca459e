import { expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { isFaint } from './is-faint.ts';

it('tells the rest of a soft corner from an icon', () => {
  const background = blank(40, 30, 0xfaf4e3).data;
  const component = { x: 10, y: 8, width: 9, height: 13 };
  const drawn = (color: number) => fill(blank(40, 30, 0xfaf4e3), { x: 12, y: 10, width: 4, height: 4 }, color);
  expect(isFaint(drawn(0xe8dcc8), { background }, component)).toBe(true);
  expect(isFaint(drawn(0xc0b8a0), { background }, component)).toBe(false);
});
