import type { InkImage } from '../typeface/paint-word.ts';
import { sharpenInk } from './sharpen-ink.ts';

type Point = [number, number];

/** Points that are nearer to the line between their neighbours are left out, in pixels. */
const MAX_OFF_LINE_PX = 0.12;
/** Smaller islands are specks. */
const MIN_AREA_PX = 0.6;
const LEVEL = 0.5;

/** The outline of some ink as an SVG path, in pixels of the ink image. */
export function traceInk(ink: InkImage): string {
  const shape = sharpenInk(ink);
  const pixel = shape.width / ink.width;
  return outlinesOf(shape)
    .map((outline) => outline.map(([x, y]): Point => [x / pixel, y / pixel]))
    .filter((outline) => Math.abs(areaOf(outline)) >= MIN_AREA_PX)
    .map((outline) => pathOf(simplify(outline)))
    .join('');
}

/** Closed outlines at one half, ink on their right: marching squares on the middles of the cells. */
function outlinesOf({ width, height, data }: InkImage): Point[][] {
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? 0 : data[y * width + x]);
  const next = new Map<string, { from: Point; to: Point; key: string }>();
  const add = (from: Point, to: Point, fromKey: string, toKey: string): void => {
    next.set(fromKey, { from, to, key: toKey });
  };
  for (let y = -1; y < height; y++)
    for (let x = -1; x < width; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const inside = corners.map((value) => value >= LEVEL);
      if (inside.every((is) => is === inside[0])) continue;
      const places: Point[] = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ];
      // Edge i lies between corner i and the next one.
      const crossing = (i: number): Point => {
        const j = (i + 1) % 4;
        const share = (LEVEL - corners[i]) / (corners[j] - corners[i]);
        return [
          x + 0.5 + places[i][0] + share * (places[j][0] - places[i][0]),
          y + 0.5 + places[i][1] + share * (places[j][1] - places[i][1]),
        ];
      };
      const keyOf = (i: number): string =>
        i === 0 ? `h${x},${y}` : i === 1 ? `v${x + 1},${y}` : i === 2 ? `h${x},${y + 1}` : `v${x},${y}`;
      const isJoined = corners.reduce((sum, value) => sum + value, 0) / 4 >= LEVEL;
      for (let i = 0; i < 4; i++) {
        // The outline comes in where ink ends clockwise, and leaves where it begins.
        if (!inside[i] || inside[(i + 1) % 4]) continue;
        let out = i;
        if (inside[(i + 2) % 4] && !inside[(i + 3) % 4] && !isJoined) out = (i + 3) % 4;
        else if (inside[(i + 2) % 4] && !inside[(i + 3) % 4]) out = (i + 1) % 4;
        else
          for (let k = 1; k < 4; k++) {
            const j = (i + k) % 4;
            if (!inside[j] && inside[(j + 1) % 4]) out = j;
          }
        add(crossing(i), crossing(out), keyOf(i), keyOf(out));
      }
    }
  const outlines: Point[][] = [];
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const outline: Point[] = [];
    let key = start;
    for (let step = next.get(key); step; step = next.get(key)) {
      next.delete(key);
      outline.push(step.from);
      key = step.key;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}

/** Positive for islands, negative for holes. */
function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length];
    sum += x * v - u * y;
  });
  return sum / 2;
}

/** Douglas and Peucker, from the two points that are farthest apart. */
function simplify(outline: readonly Point[]): Point[] {
  let far = 0;
  for (let i = 1; i < outline.length; i++)
    if (distance(outline[0], outline[i]) > distance(outline[0], outline[far])) far = i;
  const first = outline.slice(0, far + 1);
  const second = [...outline.slice(far), outline[0]];
  return [...thin(first).slice(0, -1), ...thin(second).slice(0, -1)];
}

function thin(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  let [most, at] = [MAX_OFF_LINE_PX, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = distanceFromLine(points[i], first, last);
    if (off > most) [most, at] = [off, i];
  }
  if (at === 0) return [first, last];
  return [...thin(points.slice(0, at + 1)).slice(0, -1), ...thin(points.slice(at))];
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function distanceFromLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length < 1e-6) return distance(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
}

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
const round = (value: number): string => String(Math.round(value * 100) / 100);
