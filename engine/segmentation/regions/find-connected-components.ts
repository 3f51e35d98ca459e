import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Labelling } from '../../model/segmentation.ts';
import { release } from '../../raster/release.ts';
import { findRuns, type Runs, rootOf, singletons, touchRows, unite } from './runs.ts';

/**
 * `labels` has the id of the component of each pixel, from `first` on; smaller numbers are the labels of regions. `ink` are the
 * runs that the components are made of.
 */
export type ComponentMap = { labels: Int32Array; first: number; ink: Runs; components: ConnectedComponent[] };

/**
 * 8-connected components of the pixels outside every surface, with the surface each one lies on. Their ids take the place
 * of the labels there: another map would be 40 MB for a tall page.
 */
export function findConnectedComponents(
  image: Pixels,
  { labels, regions }: Labelling,
  isSurface: Uint8Array,
): ComponentMap {
  const ink = findRuns(image.width, image.height, (at) => isSurface[labels[at]] === 0);
  const map: ComponentMap = { labels, first: regions.length + 1, ink, components: [] };
  addConnectedComponents(map, ink, image, isSurface);
  return map;
}

/** Adds the components of `runs` to the map, in reading order. */
export function addConnectedComponents(
  { labels, first, components }: ComponentMap,
  runs: Runs,
  { width, height }: Pixels,
  isSurface: Uint8Array,
): void {
  const { starts, ends, rows } = runs;
  const parent = singletons(starts.length);
  const join = (run: number, above: number) => unite(parent, run, above);
  for (let y = 1; y < height; y++) touchRows(runs, width, y, join);
  const known = components.length;
  const touching: Map<number, number>[] = [];
  const touch = (component: number, from: number, to: number) => {
    const counts = touching[component - known];
    for (let at = from; at < to; at++) {
      const label = labels[at];
      if (label < first && isSurface[label] === 1) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      const [start, end] = [starts[run], ends[run]];
      const root = rootOf(parent, run);
      const index = root === run ? components.length : labels[starts[root]] - first;
      if (root === run) {
        touching.push(new Map());
        // A piece of an earlier component that only rules surround lies where that lay.
        const surface = labels[start] < first ? -1 : components[labels[start] - first].surface;
        components.push({ ...UNMEASURED, id: first + index, x: start - row, y, surface });
      }
      labels.fill(first + index, start, end);
      const component = components[index];
      component.pixels += end - start;
      component.x = Math.min(component.x, start - row);
      component.width = Math.max(component.width, end - row);
      component.height = y + 1;
      if (y > 0) touch(index, start - width, end - width);
      if (start > row) touch(index, start - 1, start);
      if (end < row + width) touch(index, end, end + 1);
      if (y + 1 < height) touch(index, start + width, end + width);
    }
  }
  for (let index = known; index < components.length; index++) {
    const component = components[index];
    // While growing, width and height held the exclusive right and bottom edges.
    component.width -= component.x;
    component.height -= component.y;
    const counts = touching[index - known];
    if (counts.size > 0) Object.assign(component, mostTouching(counts));
  }
  release(parent);
}

const UNMEASURED: ConnectedComponent = {
  id: 0,
  pixels: 0,
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  surface: -1,
  share: 0,
  second: -1,
};

/** The surfaces that touch most and second most; of those that touch alike, the first one in reading order. */
function mostTouching(counts: ReadonlyMap<number, number>): { surface: number; share: number; second: number } {
  let total = 0;
  let surface = -1;
  let best = 0;
  for (const [label, count] of counts) {
    total += count;
    if (count > best) {
      best = count;
      surface = label;
    }
  }
  let second = -1;
  let next = 0;
  for (const [label, count] of counts) {
    if (label !== surface && count > next) {
      next = count;
      second = label;
    }
  }
  return { surface, share: best / total, second };
}
