import { expect, it } from 'vitest';
import type { Surface } from '../../model/segmentation.ts';
import { findDials } from './find-dials.ts';

const [WIDTH, HEIGHT] = [320, 240];

/** The surfaces of a picture in which `at` says what colour each place has, 0 for the ground. */
function seen(at: (x: number, y: number) => number): { surfaces: Surface[]; labels: Int32Array } {
  const labels = Int32Array.from({ length: WIDTH * HEIGHT }, (_, i) => at(i % WIDTH, Math.floor(i / WIDTH)));
  const surfaces = [...new Set(labels)].map((label): Surface => {
    const places = [...labels.keys()].filter((i) => labels[i] === label);
    const xs = places.map((i) => i % WIDTH);
    const ys = places.map((i) => Math.floor(i / WIDTH));
    const [x, y] = [xs, ys].map((values) => values.reduce((least, value) => Math.min(least, value)));
    const [end, foot] = [xs, ys].map((values) => values.reduce((most, value) => Math.max(most, value)));
    const box = { x, y, width: end - x + 1, height: foot - y + 1 };
    return { ...box, label, pixels: places.length, color: 0x112233 * label, maxSquare: 8 };
  });
  return { surfaces, labels };
}

/** Slices around the middle, from one radius to another, in px; each begins at a part of the circle. */
const circle =
  (inner: number, outer: number, begins: readonly number[]) =>
  (x: number, y: number): number => {
    const [dx, dy] = [x - 160, y - 120];
    const radius = Math.hypot(dx, dy);
    const turn = (Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1;
    return radius >= inner && radius <= outer ? begins.filter((begin) => begin <= turn).length : 0;
  };

it('finds the slices of a doughnut and of a pie', () => {
  for (const inner of [60, 0]) {
    const { surfaces, labels } = seen(circle(inner, 80.4, [0, 0.3, 0.8]));
    expect(findDials({ surfaces, labels }, WIDTH)).toEqual([{ x: 79, y: 39, width: 163, height: 163 }]);
  }
});

it('leaves a disc, and panes that are a square together', () => {
  const panes = (x: number, y: number): number =>
    x >= 80 && x < 240 && y >= 40 && y < 200 ? 1 + Number(x >= 160) + 2 * Number(y >= 120) : 0;
  for (const at of [circle(0, 80, [0]), panes]) {
    const { surfaces, labels } = seen(at);
    expect(findDials({ surfaces, labels }, WIDTH)).toEqual([]);
  }
});

it('leaves slices that go on beyond the circle', () => {
  const ray = (x: number, y: number): number => (Math.abs(y - 120) < 6 && x > 200 ? 1 : circle(60, 80, [0, 0.5])(x, y));
  const { surfaces, labels } = seen(ray);
  expect(findDials({ surfaces, labels }, WIDTH)).toEqual([]);
});
