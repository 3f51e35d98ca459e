import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { findConnectedComponents } from './find-connected-components.ts';

/** Components of the pixels marked `#`; `.` and `o` are two surfaces. */
function componentsOf(...rows: string[]) {
  const image = draw(rows, { '.': 0, o: 1, '#': 2 });
  const labels = Int32Array.from(image.data);
  const region = { label: 0, pixels: 1, color: 0, maxSquare: 1, x: 0, y: 0, width: 1, height: 1 };
  const regions = [0, 1, 2].map((label) => ({ ...region, label }));
  return findConnectedComponents(image, { labels, regions }, Uint8Array.of(1, 1, 0, 0));
}

it('joins pixels that touch at a corner, and measures them', () => {
  const { components } = componentsOf('......', '.#..#.', '..#.#.', '......');
  expect(components.map(({ x, y, width, height, pixels }) => [x, y, width, height, pixels])).toEqual([
    [1, 1, 2, 2, 2],
    [4, 1, 1, 2, 2],
  ]);
});

it('puts the ids of components in the place of the labels', () => {
  const { components, labels, first } = componentsOf('...', '.#.', '...');
  expect([labels[4], components[0].id]).toEqual([first, first]);
  expect(labels[0]).toBe(0);
});

it('says which surfaces touch a component most', () => {
  const [component] = componentsOf('....o', '.##oo', '....o').components;
  expect(component).toMatchObject({ surface: 0, second: 1 });
  expect(component.share).toBeCloseTo(5 / 6);
});
