import { expect, it } from 'vitest';
import type { PaintedBox } from '../../model/paint.ts';
import { blank, fill } from '../../testing/draw.ts';
import { joinDividedBands } from './join-divided-bands.ts';

const [BLUE, PALE_BLUE, PAGE] = [0x5e72e4, 0x6a7de6, 0xf8f9fe];
const band = (y: number, height: number, paint: PaintedBox['paint'] = { fill: BLUE }): PaintedBox => ({
  box: { x: 250, y, width: 950, height },
  paint,
  surface: y,
});
const drawn = (line: number) => {
  const image = fill(blank(1200, 400, PAGE), { x: 250, y: 0, width: 950, height: 264 }, BLUE);
  return fill(image, { x: 250, y: 78, width: 950, height: 1 }, line);
};
const [bar, title] = [band(0, 78), band(79, 185)];

it('makes one band of two parts with a line between them, and tells of the line', () => {
  const { boxes, lines } = joinDividedBands(drawn(PALE_BLUE), [title, bar], PAGE);
  expect(boxes).toEqual([band(0, 264)]);
  expect(lines).toEqual([{ x: 250, y: 78, width: 950, height: 1, color: PALE_BLUE, surface: -1 }]);
});

it('leaves parts between which the page is seen, and those of two colours, with a border or a shadow', () => {
  const unlike = { fill: 0x172b4d };
  const framed = { fill: BLUE, border: { color: 0, width: 1, sides: ['bottom' as const] } };
  const cases: [number, PaintedBox][] = [
    [PAGE, title],
    [PALE_BLUE, band(79, 185, unlike)],
    [PALE_BLUE, band(79, 185, framed)],
    [PALE_BLUE, band(90, 174)],
  ];
  for (const [line, below] of cases)
    expect(joinDividedBands(drawn(line), [bar, below], PAGE)).toEqual({ boxes: [bar, below], lines: [] });
});
