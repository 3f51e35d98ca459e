import { describe, expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { findBoxes } from './boxes/find-boxes.ts';
import { segmentImage } from './segment-image.ts';

const WHITE = 0xffffff;

describe('segmentImage', () => {
  it('finds glyphs on their surface and leaves nothing else', () => {
    const image = fill(blank(60, 40, WHITE), { x: 20, y: 10, width: 3, height: 9 }, 0x222222);
    const { glyphs, rules, pictures } = segmentImage(image);
    expect(glyphs.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([[20, 10, 3, 9]]);
    expect([rules, pictures]).toEqual([[], []]);
  });

  it('takes a thin long line for a rule', () => {
    const image = fill(blank(120, 40, WHITE), { x: 10, y: 20, width: 100, height: 1 }, 0xcccccc);
    const { glyphs, rules } = segmentImage(image);
    expect(glyphs).toEqual([]);
    expect(rules).toEqual([{ x: 10, y: 20, width: 100, height: 1, color: 0xcccccc, surface: 0 }]);
  });
});

describe('findBoxes', () => {
  it('finds a filled card and the colour of the page', () => {
    const image = fill(blank(200, 120, WHITE), { x: 20, y: 20, width: 100, height: 60 }, 0x3366cc);
    const { boxes, page } = findBoxes(image, segmentImage(image));
    expect(page).toBe(WHITE);
    expect(boxes.map(({ box, paint }) => ({ box, fill: paint.fill }))).toEqual([
      { box: { x: 20, y: 20, width: 100, height: 60 }, fill: 0x3366cc },
    ]);
  });

  it('finds a chip that its label fills', () => {
    const image = fill(blank(160, 60, WHITE), { x: 40, y: 20, width: 60, height: 20 }, 0xaaddee);
    for (let x = 48; x < 90; x += 6) fill(image, { x, y: 24, width: 4, height: 12 }, 0x334455);
    const { boxes } = findBoxes(image, segmentImage(image));
    expect(boxes.map(({ box }) => box)).toEqual([{ x: 40, y: 20, width: 60, height: 20 }]);
  });

  it('makes the four lines around a field its border', () => {
    const image = fill(blank(240, 80, WHITE), { x: 20, y: 20, width: 180, height: 36 }, 0x999999);
    fill(image, { x: 21, y: 21, width: 178, height: 34 }, WHITE);
    const { boxes, rules } = findBoxes(image, segmentImage(image));
    expect(rules).toEqual([]);
    expect(boxes).toHaveLength(1);
    expect(boxes[0]).toMatchObject({
      box: { x: 20, y: 20, width: 180, height: 36 },
      paint: { border: { color: 0x999999, width: 1 } },
    });
  });

  it('draws a double border in the colour of its lines, not of the ground between them', () => {
    const image = fill(blank(240, 160, 0xdddddd), { x: 20, y: 20, width: 180, height: 106 }, 0);
    fill(image, { x: 21, y: 21, width: 178, height: 104 }, 0xdddddd);
    fill(image, { x: 22, y: 22, width: 176, height: 102 }, 0);
    fill(image, { x: 23, y: 23, width: 174, height: 100 }, 0x0000fe);
    const { boxes } = findBoxes(image, segmentImage(image));
    expect(boxes[0]).toMatchObject({ box: { x: 20, y: 20, width: 180, height: 106 }, paint: { border: { color: 0 } } });
  });

  it('keeps the pictures of a column apart', () => {
    const image = blank(400, 400, 0xcbccbb);
    const column = [20, 104, 218, 322].map((y, i) => ({ x: 40, y, width: 200, height: [80, 110, 100, 60][i] }));
    for (const box of column) fill(image, box, 0x0000fe);
    const { boxes } = findBoxes(image, segmentImage(image));
    expect(boxes.map(({ box }) => box).sort((a, b) => a.y - b.y)).toEqual(column);
  });

  it('makes the shade below the head of a page its shadow, not a rule', () => {
    const image = blank(300, 200, WHITE);
    [0xe0, 0xe8, 0xef, 0xf3, 0xf7, 0xfa, 0xfc, 0xfd, 0xfe].forEach((level, i) => {
      fill(image, { x: 0, y: 60 + i, width: 300, height: 1 }, 0x010101 * level);
    });
    const { boxes, rules } = findBoxes(image, segmentImage(image));
    expect(boxes).toMatchObject([
      { box: { x: 0, y: 0, width: 300, height: 60 }, paint: { fill: WHITE, shadow: { color: 0, spread: 0 } } },
    ]);
    expect(rules).toEqual([]);
  });

  it('keeps the fill of a bordered card, and finds what lies across its edge', () => {
    const image = fill(blank(320, 200, WHITE), { x: 20, y: 40, width: 200, height: 140 }, 0x414141);
    fill(image, { x: 22, y: 42, width: 196, height: 136 }, 0x383838);
    fill(image, { x: 60, y: 10, width: 80, height: 60 }, 0x0000fe);
    const { boxes } = findBoxes(image, segmentImage(image));
    expect(boxes.map(({ box, paint }) => [box.x, box.y, box.width, box.height, paint.fill])).toEqual([
      [20, 40, 200, 140, 0x383838],
      [60, 10, 80, 60, 0x0000fe],
    ]);
  });

  it('takes a card that dividers cut for one box, and cells that the ground separates for several', () => {
    const image = fill(blank(400, 200, 0xeeeeee), { x: 20, y: 20, width: 300, height: 121 }, WHITE);
    fill(image, { x: 20, y: 80, width: 300, height: 1 }, 0xcccccc);
    fill(image, { x: 20, y: 160, width: 80, height: 24 }, WHITE);
    fill(image, { x: 102, y: 160, width: 80, height: 24 }, WHITE);
    const { boxes } = findBoxes(image, segmentImage(image));
    expect(boxes.map(({ box }) => [box.x, box.width])).toEqual([
      [20, 300],
      [20, 80],
      [102, 80],
    ]);
  });

  it('leaves the cells of a grid apart', () => {
    const image = fill(blank(400, 200, 0xeeeeee), { x: 20, y: 20, width: 242, height: 121 }, 0xcccccc);
    for (const x of [20, 101, 182]) for (const y of [20, 81]) fill(image, { x, y, width: 80, height: 60 }, WHITE);
    const { boxes } = findBoxes(image, segmentImage(image));
    expect(boxes.filter(({ paint }) => paint.fill === WHITE)).toHaveLength(6);
  });

  it('finds the border of a pill, whose ends are nowhere straight', () => {
    const image = blank(200, 80, WHITE);
    for (let y = 20; y < 52; y++) {
      for (let x = 40; x < 150; x++) {
        const off = Math.hypot(Math.max(56 - x - 0.5, x + 0.5 - 134, 0), y + 0.5 - 36) - 16;
        if (off > -1 && off <= 0) image.data[y * 200 + x] = 0xbbbbbb;
      }
    }
    const [pill, ...others] = findBoxes(image, segmentImage(image)).boxes;
    expect(others).toEqual([]);
    expect(pill).toMatchObject({
      box: { x: 40, y: 20, width: 110, height: 32 },
      paint: { border: { color: 0xbbbbbb } },
    });
  });
});
