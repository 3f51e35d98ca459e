import { describe, expect, it } from 'vitest';
import type { Component, Kind } from './kinds.ts';
import { scoreComponents } from './score-components.ts';

const at = (x: number, kind: Kind): Component => ({ kind, x, y: 0, width: 100, height: 30 });

describe('scoreComponents', () => {
  it('finds all of a page in itself', () => {
    const page = [at(0, 'field'), at(200, 'badge')];
    const { scores, misses, alarms } = scoreComponents(page, page);
    expect([...scores.values()].map(({ found }) => found)).toEqual([1, 1]);
    expect([misses, alarms]).toEqual([[], []]);
  });

  it('tells another kind from nothing, and counts what stands where nothing is', () => {
    const labelled = [at(0, 'badge'), at(200, 'badge')];
    const { scores } = scoreComponents(labelled, [at(0, 'field'), at(400, 'badge')]);
    expect(scores.get('badge')).toEqual({ labelled: 2, found: 0, other: 1, missed: 1, alarms: 1 });
    expect(scores.get('field')?.alarms).toBe(1);
  });
});
