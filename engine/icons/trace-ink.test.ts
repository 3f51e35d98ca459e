import { expect, it } from 'vitest';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import { traceInk } from './trace-ink.ts';

/** The outlines of a path as points. */
const outlinesOf = (path: string): number[][][] =>
  path
    .split('Z')
    .filter(Boolean)
    .map((outline) =>
      outline
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    );
const areaOf = (points: number[][]): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length];
    return sum + (x * v - u * y) / 2;
  }, 0);

it('draws a disc at its place between the pixels', () => {
  const [disc, ...more] = outlinesOf(traceInk(inkOfShape(20, 20, (x, y) => Math.hypot(x - 10.3, y - 9.6) < 6)));
  expect(more).toEqual([]);
  for (const [x, y] of disc) expect(Math.abs(Math.hypot(x - 10.3, y - 9.6) - 6)).toBeLessThan(0.3);
  expect(areaOf(disc)).toBeCloseTo(Math.PI * 36, -0.5);
});

it('leaves holes open by drawing them the other way round', () => {
  const ring = inkOfShape(20, 20, (x, y) => Math.abs(Math.hypot(x - 10, y - 10) - 6) < 1);
  const areas = outlinesOf(traceInk(ring))
    .map(areaOf)
    .sort((a, b) => a - b);
  expect(areas).toHaveLength(2);
  expect(areas[0]).toBeCloseTo(-Math.PI * 25, -1);
  expect(areas[1]).toBeCloseTo(Math.PI * 49, -1);
});

it('keeps a stroke that covers no pixel whole', () => {
  const stroke = inkOfShape(20, 20, (x, y) => Math.abs(x - 10) < 0.75 && y > 4 && y < 16);
  const [outline] = outlinesOf(traceInk(stroke));
  expect(areaOf(outline)).toBeGreaterThan(14);
  expect(areaOf(outline)).toBeLessThan(22);
});

it('keeps a stroke that covers two rows by half', () => {
  const stroke = inkOfShape(20, 20, (x, y) => Math.abs(y - 10) < 0.5 && x > 4 && x < 16);
  const [outline, ...more] = outlinesOf(traceInk(stroke));
  expect(more).toEqual([]);
  expect(areaOf(outline)).toBeGreaterThan(10);
  expect(areaOf(outline)).toBeLessThan(13);
});

it('draws nothing where there is nothing', () => {
  expect(traceInk({ width: 8, height: 8, data: new Float32Array(64) })).toBe('');
});
