import { expect, it } from 'vitest';
import { NO_SURFACE, type Paint, type PaintedBox } from '../../model/paint.ts';
import { joinParted } from './join-parted.ts';

const DARK = 0x212a39;
const DARKER = 0x1d2531;
const boxAt = (y: number, height: number, paint: Paint): PaintedBox => ({
  box: { x: 0, y, width: 250, height },
  paint,
  surface: NO_SURFACE,
});
const placesOf = (boxes: readonly PaintedBox[]) => joinParted(boxes).map(({ box }) => [box.y, box.height]);

it('makes one ground of what another one parts, however often', () => {
  const boxes = [
    boxAt(75, 162, { fill: DARK, radius: 4 }),
    boxAt(237, 184, { fill: DARKER }),
    boxAt(421, 100, { fill: DARK }),
    boxAt(521, 120, { fill: DARKER }),
    boxAt(641, 79, { fill: DARK }),
  ];
  expect(placesOf(boxes)).toEqual([
    [75, 645],
    [237, 184],
    [521, 120],
  ]);
  expect(joinParted(boxes)[0].paint).toEqual({ fill: DARK, radius: 4 });
});

it('goes on below an entry with a stroke at its side', () => {
  const entry: PaintedBox = { ...boxAt(0, 0, { fill: 0x111111 }), box: { x: 3, y: 237, width: 247, height: 46 } };
  const boxes = [
    boxAt(75, 162, { fill: DARK }),
    entry,
    boxAt(283, 184, { fill: DARKER }),
    boxAt(467, 90, { fill: DARK }),
  ];
  expect(placesOf(boxes)[0]).toEqual([75, 482]);
});

it('leaves rows that take turns, framed boxes, and what is apart or of another colour', () => {
  const border = { color: 0, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
  for (const [paint, at, height] of [
    [{ fill: DARK }, 237, 48],
    [{ fill: DARK, border }, 237, 184],
    [{ fill: DARK }, 245, 184],
  ] as const) {
    const boxes = [boxAt(75, 162, paint), boxAt(at, height, { fill: DARKER }), boxAt(at + height, 100, paint)];
    expect(joinParted(boxes)).toEqual(boxes);
  }
});

it('makes one bar of what an upright line parts, and leaves cells of one width', () => {
  const bar = (x: number, width: number): PaintedBox => ({
    ...boxAt(0, 77, { fill: DARK }),
    box: { x, y: 0, width, height: 77 },
  });
  expect(joinParted([bar(250, 681), bar(932, 348)]).map(({ box }) => box)).toEqual([
    { x: 250, y: 0, width: 1030, height: 77 },
  ]);
  const cells = [bar(0, 200), bar(201, 200), bar(402, 200)];
  expect(joinParted(cells)).toEqual(cells);
});
