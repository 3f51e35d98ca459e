import { describe, expect, it } from 'vitest';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { detectListMarkers } from './detect-list-markers.ts';
import { groupLines } from './group-lines.ts';

/** Three bars for letters, 12 pixels high, after a mark. */
function pageWith(mark: (image: ReturnType<typeof blank>) => void) {
  const image = blank(120, 60, 0xffffff);
  for (const x of [40, 48, 56]) fill(image, { x, y: 20, width: 4, height: 12 }, 0x222222);
  mark(image);
  const segmentation = segmentImage(image);
  return detectListMarkers(image, segmentation, groupLines(segmentation.glyphs));
}

describe('detectListMarkers', () => {
  it('takes a solid square off, as large as it may be', () => {
    const { lines } = pageWith((image) => fill(image, { x: 24, y: 22, width: 8, height: 8 }, 0x222222));
    expect(lines).toMatchObject([{ x: 40, width: 20, bullet: 'disc' }]);
  });

  it('leaves a circle of that size, which is a letter', () => {
    const { lines } = pageWith((image) => {
      fill(image, { x: 24, y: 22, width: 8, height: 8 }, 0x222222);
      fill(image, { x: 26, y: 24, width: 4, height: 4 }, 0xffffff);
    });
    expect(lines.some((line) => line.bullet)).toBe(false);
  });

  it('keeps a dot in a colour of its own, which says a state', () => {
    const { lines, dots } = pageWith((image) => fill(image, { x: 24, y: 22, width: 8, height: 8 }, 0x2fb344));
    expect(lines.some((line) => line.bullet)).toBe(false);
    expect(dots).toEqual([{ x: 24, y: 22, width: 8, height: 8 }]);
  });
});
