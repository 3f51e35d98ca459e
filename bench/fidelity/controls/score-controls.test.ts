import { describe, expect, it } from 'vitest';
import type { Control, ControlKind } from './find-controls.ts';
import { scoreControls } from './score-controls.ts';

const control = (x: number, kind: ControlKind = 'field', width = 100): Control => ({
  kind,
  x,
  y: 0,
  width,
  height: 30,
});

describe('scoreControls', () => {
  it('finds all of a page in itself', () => {
    const page = [control(0), control(200, 'checkbox', 16)];
    expect(scoreControls(page, page)).toEqual({ controls: 2, found: 2, invented: 0 });
  });

  it('asks for the same kind in the same place', () => {
    const ours = [control(0, 'checkbox'), control(260), control(420)];
    expect(scoreControls([control(0), control(200), control(400)], ours)).toEqual({
      controls: 3,
      found: 1,
      invented: 2,
    });
  });

  it('matches each of ours once', () => {
    expect(scoreControls([control(0), control(4)], [control(0)])).toEqual({ controls: 2, found: 1, invented: 0 });
  });
});
