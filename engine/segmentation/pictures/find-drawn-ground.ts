import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, right, unionBox } from '../../raster/box.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';

/** What is drawn is larger than any letter, in px; it fills little of its box, and no line of that. */
const MIN_STROKE_PX = 60;
const MAX_FILL_SHARE = 0.35;
const MAX_STRAIGHT_SHARE = 0.5;
/** Strokes that the sides of the page cut off: one or two may be the lines of a chart. */
const MIN_STROKE_COUNT = 4;
/** Of the ground: width in page widths, and share of its largest part; what nothing parts is the page itself. */
const MIN_WIDTH_SHARE = 0.99;
const MAX_PART_SHARE = 0.4;

/**
 * A ground with lines drawn over it from side to side, such as contours and waves, whatever its colours: slanted strokes run off
 * the page at its left and right, which no content does, and part the ground into pieces. All of them are one picture.
 *
 * @param pictures those that were found
 */
export function findDrawnGround(
  { width }: Pick<Pixels, 'width'>,
  map: ComponentMap,
  surfaces: readonly Surface[],
  pictures: readonly Box[],
): Box | undefined {
  const strokes = map.components.filter(
    (component) =>
      (component.x === 0 || right(component) === width) &&
      isSlanted(map.labels, width, component) &&
      !pictures.some((picture) => contains(picture, component, 2)),
  );
  if (strokes.length < MIN_STROKE_COUNT) return undefined;
  const labels = new Set(strokes.flatMap(({ surface, second }) => [surface, second]));
  const parts = surfaces.filter(({ label }) => labels.has(label));
  if (parts.length === 0) return undefined;
  const ground = unionBox(parts);
  const isParted = parts.every(({ pixels }) => pixels <= MAX_PART_SHARE * area(ground));
  return isParted && ground.width >= MIN_WIDTH_SHARE * width ? ground : undefined;
}

/** Whether it is a thin stroke that is neither level nor upright, nor the outline of a box. */
function isSlanted(labels: Int32Array, stride: number, component: ConnectedComponent): boolean {
  const { id, x, y, width, height, pixels } = component;
  if (Math.max(width, height) < MIN_STROKE_PX || pixels > MAX_FILL_SHARE * area(component)) return false;
  const across = new Uint16Array(height);
  const down = new Uint16Array(width);
  for (let v = y; v < bottom(component); v++)
    for (let u = x; u < right(component); u++) {
      if (labels[v * stride + u] !== id) continue;
      across[v - y]++;
      down[u - x]++;
    }
  return Math.max(...across) <= MAX_STRAIGHT_SHARE * width && Math.max(...down) <= MAX_STRAIGHT_SHARE * height;
}
