import { describe, expect, it } from 'vitest';
import { blank, fill, fillDisc, fillPhotograph } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';

const WHITE = 0xffffff;
const photograph = { x: 20, y: 20, width: 360, height: 160 };
const onPhotograph = () => fillPhotograph(blank(400, 200, 0x202020), photograph);

describe('findSigns', () => {
  it('finds a shape in one colour on a photograph, of several pieces', () => {
    const image = onPhotograph();
    // An arrow into a tray.
    fill(image, { x: 108, y: 80, width: 4, height: 8 }, WHITE);
    fill(image, { x: 106, y: 88, width: 8, height: 2 }, WHITE);
    fill(image, { x: 100, y: 92, width: 20, height: 4 }, WHITE);
    expect(segmentImage(image).signs).toEqual([{ box: { x: 100, y: 80, width: 20, height: 16 }, color: WHITE }]);
  });

  it('leaves lines of text and the corners of cards out', () => {
    const image = onPhotograph();
    for (let k = 0; k < 8; k++) fill(image, { x: 60 + 16 * k, y: 60, width: 11, height: 16 }, WHITE);
    fillDisc(image, 300, 130, 40, WHITE);
    fill(image, { x: 300, y: 90, width: 80, height: 90 }, WHITE);
    const large = segmentImage(image).signs.filter(({ box }) => box.width > 40 || box.x > 250);
    expect(large).toEqual([]);
  });
});
