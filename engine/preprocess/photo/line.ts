/** In pixels; those of an image have their middles at halves. */
export type Point = { x: number; y: number };
export type Line = { from: Point; to: Point };
/** Corners from the upper left one clockwise. */
export type Quad = readonly [Point, Point, Point, Point];

/** What a screen shows is lighter than the frame around it by as much, in the strongest channel. */
export const MIN_STEP_LEVELS = 7;

/** Where two lines that are not parallel meet. */
export function crossing(a: Line, b: Line): Point {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const share = ((b.from.x - a.from.x) * by - (b.from.y - a.from.y) * bx) / (ax * by - ay * bx);
  return { x: a.from.x + share * ax, y: a.from.y + share * ay };
}
