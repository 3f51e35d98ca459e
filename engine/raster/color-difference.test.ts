import { describe, expect, it } from 'vitest';
import { ciede2000 } from '#fidelity/ciede2000.ts';
import { lab } from '#fidelity/lab.ts';
import { blue, green, red } from './color.ts';
import { colorDifference } from './color-difference.ts';

const measured = (color: number) => lab([red(color), green(color), blue(color)]);

describe('colorDifference', () => {
  it('agrees with the one that results are measured by', () => {
    let seed = 7;
    const next = (): number => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed & 0xffffff;
    };
    for (let i = 0; i < 2000; i++) {
      const [a, b] = [next(), next()];
      expect(colorDifference(a, b)).toBeCloseTo(ciede2000(measured(a), measured(b)), 6);
    }
  });

  it('is nothing between equal colours and 100 between black and white', () => {
    expect(colorDifference(0x3b82f6, 0x3b82f6)).toBe(0);
    expect(colorDifference(0x000000, 0xffffff)).toBeCloseTo(100, 3);
  });

  it('is small between greys that an eye cannot tell apart', () => {
    expect(colorDifference(0x374151, 0x384252)).toBeLessThan(1);
  });
});
