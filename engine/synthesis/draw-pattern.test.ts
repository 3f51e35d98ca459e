import { expect, it } from 'vitest';
import { NO_SURFACE } from '../model/paint.ts';
import { addPatterns } from './draw-pattern.ts';

const colors = new Int32Array(16).fill(-1);
colors[0] = colors[1] = colors[4] = colors[5] = 0xcbd5e1;
const pattern = { box: { x: 0, y: 0, width: 640, height: 200 }, ground: 0xffffff, width: 4, height: 4, colors };

it('gives a pattern to the box that it lies on, as a drawing of one tile', () => {
  const box = { box: { x: 0, y: 1, width: 640, height: 199 }, paint: { fill: 0xffffff }, surface: 3 };
  const [painted] = addPatterns([box], [pattern], 1);
  expect(decodeURIComponent(painted.paint.pattern!)).toContain('width="4" height="4"');
  expect(decodeURIComponent(painted.paint.pattern!)).toContain('<path fill="#cbd5e1" d="M0 0h2v2H0z"/>');
});

it('makes a box for it where the ground is that of the page', () => {
  const [painted] = addPatterns([], [pattern], 2);
  expect(painted).toMatchObject({ box: { width: 320, height: 100 }, paint: { fill: 0xffffff }, surface: NO_SURFACE });
  expect(decodeURIComponent(painted.paint.pattern!)).toContain('width="2" height="2" viewBox="0 0 4 4"');
});
