import { describe, expect, it } from 'vitest';
import { blank, draw, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findUnfilledRects } from './find-unfilled-rects.ts';

/** A drawing in the middle of a white page. */
function pageWith(rows: readonly string[]) {
  const mark = draw(rows, { '.': 0xffffff, '-': 0xdddddd, '#': 0x222222 });
  const image = blank(60, 60, 0xffffff);
  for (let y = 0; y < mark.height; y++) {
    for (let x = 0; x < mark.width; x++) {
      fill(image, { x: 20 + x, y: 20 + y, width: 1, height: 1 }, mark.data[y * mark.width + x]);
    }
  }
  return findUnfilledRects(image, segmentImage(image));
}

describe('findUnfilledRects', () => {
  it('drops the box of a missing glyph, also with an edge between two columns', () => {
    const sides = Array.from({ length: 8 }, () => '-#...#');
    expect(pageWith(['-#####', ...sides, '-#####'])).toEqual({ letters: [], boxes: [] });
  });

  it('takes a checkbox', () => {
    const sides = Array.from({ length: 10 }, () => '#..........#');
    const { letters, boxes } = pageWith(['############', ...sides, '############']);
    expect(boxes).toEqual([{ x: 20, y: 20, width: 12, height: 12 }]);
    expect(letters).toEqual([]);
  });

  it('leaves an o, whose corners are round', () => {
    const sides = Array.from({ length: 6 }, () => '#....#');
    const { letters, boxes } = pageWith(['.####.', ...sides, '.####.']);
    expect(boxes).toEqual([]);
    expect(letters).toHaveLength(1);
  });
});
