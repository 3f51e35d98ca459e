import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';

/** White strokes, one of them half covering, on a ground that grows lighter to the right and has grain. */
function distances(width: number, height: number, cover: (x: number, y: number) => number): Uint16Array {
  return Uint16Array.from({ length: width * height }, (_, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    return (500 - 2 * x + ((x * 7 + y * 13) % 9)) * (1 - cover(x, y));
  });
}

describe('coverageOf', () => {
  it('says how much of a stroke covers a ground that changes', () => {
    const cover = (x: number) => (x === 30 || x === 31 ? 1 : x === 32 ? 0.5 : 0);
    const coverage = coverageOf(distances(80, 40, cover), 80, 40, 11);
    const at = (x: number, y: number): number => coverage[y * 80 + x] / 255;
    for (const y of [0, 5, 20, 39]) {
      expect(at(30, y)).toBe(1);
      expect(at(32, y)).toBeCloseTo(0.5, 1);
      for (const x of [0, 10, 28, 36, 60, 79]) expect(at(x, y)).toBeLessThan(0.1);
    }
  });

  it('takes what is wider than the reach for ground', () => {
    const coverage = coverageOf(
      distances(80, 40, (x) => (x >= 20 && x < 40 ? 0.6 : 0)),
      80,
      40,
      11,
    );
    expect(coverage[20 * 80 + 30]).toBeLessThan(30);
  });

  it('agrees with the plain definition, at the edges too', () => {
    const [width, height, radius] = [13, 9, 2];
    const own = Uint16Array.from({ length: width * height }, (_, at) => 300 + ((at * 7919) % 400));
    const around = (data: Uint16Array, best: (...values: number[]) => number) =>
      data.map((_, at) => {
        const [x, y] = [at % width, Math.floor(at / width)];
        const near = [...data].filter(
          (_, k) => Math.abs((k % width) - x) <= radius && Math.abs(Math.floor(k / width) - y) <= radius,
        );
        return best(...near);
      });
    const ground = around(around(own, Math.max), Math.min);
    const expected = own.map((value, at) => 255 - (255 * value) / ground[at]);
    expect([...coverageOf(own, width, height, 5)]).toEqual([...expected]);
  });
});
