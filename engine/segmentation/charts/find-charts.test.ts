import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { contains } from '../../raster/box.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findCharts } from './find-charts.ts';

const INK = 0x555555;
const ROWS = [60, 100, 140, 180, 220];
const LEFT = 70;
const WIDTH = 300;

/** Letters of 5 × 9 pixels: a label, or a word of many. */
function write(image: Pixels, x: number, y: number, letters: number): Box {
  for (let i = 0; i < letters; i++) fill(image, { x: x + 7 * i, y, width: 5, height: 9 }, INK);
  return { x, y, width: 7 * letters - 2, height: 9 };
}

/** The lines of a grid, each with a label before its left end. */
function drawAxis(image: Pixels, dash?: number, above = 4): void {
  for (const y of ROWS) {
    for (let x = LEFT; x < LEFT + WIDTH; x += dash ? 2 * dash : WIDTH)
      fill(image, { x, y, width: dash ?? WIDTH, height: 1 }, 0xe4e4e4);
    write(image, LEFT - 28, y - above, 2);
  }
}

function drawBars(image: Pixels): void {
  [30, 90, 150, 110, 60].forEach((height, i) => {
    fill(image, { x: LEFT + 20 + 56 * i, y: 220 - height, width: 30, height }, 0x4e73df);
  });
}

const chartsOf = (image: Pixels) => findCharts(image, segmentImage(image).glyphs);
const page = () => blank(420, 330, 0xffffff);

describe('a chart', () => {
  it('is its plot with the labels of both axes', () => {
    const image = page();
    drawAxis(image);
    drawBars(image);
    const below = [0, 1, 2, 3, 4].map((i) => write(image, LEFT + 22 + 56 * i, 232, 4));
    expect(chartsOf(image)).toEqual([{ x: 42, y: 56, width: 328, height: 185 }]);
    expect(below.every((label) => contains(chartsOf(image)[0], label))).toBe(true);
  });

  it('has the minus before its figures', () => {
    const image = page();
    drawAxis(image);
    drawBars(image);
    fill(image, { x: 34, y: 220, width: 5, height: 2 }, INK);
    expect(chartsOf(image)).toMatchObject([{ x: 34 }]);
  });

  it('may have a grid of dashes', () => {
    const image = page();
    drawAxis(image, 3);
    drawBars(image);
    expect(chartsOf(image)).toHaveLength(1);
  });

  it('may have an area over the ends of its lines, which shimmer through, and labels that stand on them', () => {
    const image = page();
    drawAxis(image, undefined, 10);
    for (let x = LEFT + 40; x < LEFT + WIDTH; x++) {
      const top = Math.round(200 - 0.45 * (x - LEFT));
      fill(image, { x, y: top, width: 1, height: 221 - top }, 0x95cad8);
      for (const y of ROWS) if (y > top) fill(image, { x, y, width: 1, height: 1 }, 0x8ec3d1);
    }
    expect(chartsOf(image)).toHaveLength(1);
  });

  it('may have an area that hides the ends of all its lines but one', () => {
    const image = page();
    drawAxis(image);
    for (let x = LEFT + 40; x < LEFT + WIDTH; x++) {
      const top = Math.round(180 - 0.35 * (x - LEFT));
      fill(image, { x, y: top, width: 1, height: 221 - top }, 0x6777ef);
    }
    expect(chartsOf(image)).toHaveLength(1);
  });

  it('is not seen in the bars of progress of a table, whose words stand before them', () => {
    const image = page();
    const shares = [0.6, 1, 0.3, 0, 0.8];
    ROWS.forEach((y, i) => {
      write(image, LEFT - 28, y - 4, 3);
      fill(image, { x: LEFT, y: y - 1, width: WIDTH, height: 2 }, 0xe9ecef);
      fill(image, { x: LEFT, y: y - 1, width: Math.round(shares[i] * WIDTH), height: 2 }, 0x1171ef);
      fill(image, { x: LEFT, y: y + 19, width: WIDTH, height: 2 }, 0x555555);
    });
    expect(chartsOf(image)).toEqual([]);
  });

  it('may lie on its side', () => {
    const image = page();
    for (const x of [100, 160, 220, 280]) {
      fill(image, { x, y: 40, width: 1, height: 200 }, 0xe4e4e4);
      write(image, x - 6, 250, 2);
    }
    [150, 60, 100, 170].forEach((width, i) => {
      fill(image, { x: 100, y: 55 + 48 * i, width, height: 24 }, 0x4e73df);
    });
    const names = [0, 1, 2, 3].map((i) => write(image, 60, 62 + 48 * i, 5));
    const [chart] = chartsOf(image);
    expect(names.every((name) => contains(chart, name))).toBe(true);
  });

  it('has a legend in its own type; one in another type is text of the page', () => {
    const draw = (letterHeight: number) => {
      const image = page();
      drawAxis(image);
      drawBars(image);
      fill(image, { x: 150, y: 246, width: 20, height: 10 }, 0x4e73df);
      for (const x of [176, 183, 190]) fill(image, { x, y: 246, width: 5, height: letterHeight }, INK);
      return chartsOf(image)[0];
    };
    expect(draw(9)).toEqual({ x: 42, y: 56, width: 328, height: 200 });
    expect(draw(12)).toEqual({ x: 42, y: 56, width: 328, height: 169 });
  });
});

describe('a chart without labels at its lines', () => {
  const chartOf = (heights: readonly number[], lines: readonly number[]) => {
    const image = page();
    for (const y of lines) fill(image, { x: 50, y, width: 320, height: 1 }, 0xe4e4e4);
    heights.forEach((height, i) => {
      fill(image, { x: 70 + 50 * i, y: 240 - height, width: 22, height }, 0xc9c4f6);
      write(image, 74 + 50 * i, 250, 2);
    });
    return chartsOf(image);
  };
  const heights = [110, 140, 95, 60, 125, 80];

  it('is found by its bars', () => {
    expect(chartOf(heights, [90, 140, 190, 240])).toEqual([{ x: 50, y: 90, width: 320, height: 169 }]);
  });

  it('reaches up to the highest bar', () => {
    expect(chartOf([110, 170, 95, 60, 125, 80], [90, 140, 190, 240])).toEqual([
      { x: 50, y: 69, width: 320, height: 190 },
    ]);
  });

  it('has lines behind its bars, and bars of several heights', () => {
    expect(chartOf(heights, [])).toEqual([]);
    expect(chartOf(heights, [90, 150, 190, 240])).toEqual([]);
    expect(chartOf([80, 80, 80, 80, 80, 80], [90, 140, 190, 240])).toEqual([]);
  });
});

describe('no chart', () => {
  it('is a grid on which nothing is drawn', () => {
    const image = page();
    drawAxis(image);
    expect(chartsOf(image)).toEqual([]);
  });

  it('is a timetable: words stand between its lines', () => {
    const image = page();
    drawAxis(image);
    drawBars(image);
    for (const y of [75, 115, 155, 195]) write(image, 300, y, 8);
    expect(chartsOf(image)).toEqual([]);
  });

  it('is a table, whose lines run between its rows', () => {
    const image = page();
    for (const y of ROWS) {
      fill(image, { x: 30, y: y + 20, width: 340, height: 1 }, 0xe4e4e4);
      write(image, 42, y - 4, 2);
      fill(image, { x: LEFT + 60, y: y - 4, width: 20 + y / 2, height: 10 }, 0x4e73df);
    }
    expect(chartsOf(image)).toEqual([]);
  });

  it('is a table with one word in all rows of a column', () => {
    const image = page();
    for (const y of ROWS) {
      fill(image, { x: 30, y: y + 20, width: 340, height: 1 }, 0xe4e4e4);
      write(image, 42, y - 4, 2);
      fill(image, { x: 60, y, width: 110, height: 1 }, INK);
      for (const x of [60, 80, 100, 120, 140, 160]) fill(image, { x, y: y - 4, width: 2, height: 9 }, INK);
    }
    expect(chartsOf(image)).toEqual([]);
  });

  it('is a list with a bar beside each entry', () => {
    const image = page();
    for (const y of ROWS) {
      write(image, 42, y - 4, 3);
      fill(image, { x: LEFT, y: y - 3, width: WIDTH, height: 8 }, 0xe4e4e4);
      fill(image, { x: LEFT, y: y - 3, width: 40 + y, height: 8 }, 0x4e73df);
    }
    expect(chartsOf(image)).toEqual([]);
  });

  it('is a list of sliders', () => {
    const image = page();
    for (const y of ROWS) {
      write(image, 42, y - 4, 3);
      fill(image, { x: LEFT, y, width: WIDTH, height: 2 }, 0xc4c4c4);
      fill(image, { x: LEFT + y, y: y - 7, width: 16, height: 16 }, 0x4e73df);
    }
    expect(chartsOf(image)).toEqual([]);
  });
});
