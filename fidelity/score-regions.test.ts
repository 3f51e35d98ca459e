import { describe, expect, it } from 'vitest';
import type { Region } from './facts.ts';
import { overlap, scoreRegions } from './score-regions.ts';

const box = (x: number, y: number, width: number, height: number): Region => ({ kind: 'box', x, y, width, height });

describe('scoreRegions', () => {
  it('measures overlap as intersection over union', () => {
    expect(overlap(box(0, 0, 10, 10), box(5, 0, 10, 10))).toBeCloseTo(50 / 150, 12);
    expect(overlap(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
  });

  it('counts a region once, at half overlap or more', () => {
    const reference = [box(0, 0, 10, 10), box(100, 0, 10, 10)];
    // One exact, one duplicate of it, one that overlaps the second by a third only.
    const candidate = [box(0, 0, 10, 10), box(0, 1, 10, 10), box(105, 0, 10, 10)];
    const scores = scoreRegions(reference, candidate);
    expect(scores.recall).toBe(0.5);
    expect(scores.precision).toBeCloseTo(1 / 3, 12);
    expect(scores.f1).toBeCloseTo(0.4, 12);
  });

  it('agrees when neither page has any, and only then', () => {
    expect(scoreRegions([], []).f1).toBe(1);
    expect(scoreRegions([], [box(0, 0, 9, 9)]).f1).toBe(0);
    expect(scoreRegions([box(0, 0, 9, 9)], []).f1).toBe(0);
  });
});
