import type { Point, Quad } from './line.ts';

type Size = { width: number; height: number };
/** A 3 × 3 matrix, row by row, for points with a third coordinate of 1. */
type Matrix = readonly number[];

/** From the unit square to the places at which its corners are seen (P. Heckbert, Fundamentals of Texture Mapping, 1989). */
function fromSquare([a, b, c, d]: Quad): Matrix {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const divisor = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / divisor;
  const h = (dx1 * dy3 - dx3 * dy1) / divisor;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

/** The matrix that leads back, but for a factor. */
const adjugate = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [
  ...[e * i - f * h, c * h - b * i, b * f - c * e],
  ...[f * g - d * i, a * i - c * g, c * d - a * f],
  ...[d * h - e * g, b * g - a * h, a * e - b * d],
];

function apply([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** From a point of the photo to that of the plane, whose corners are seen at `corners`. */
export function toPlane(corners: Quad, { width, height }: Size): (point: Point) => Point {
  const back = adjugate(fromSquare(corners));
  return ({ x, y }) => {
    const at = apply(back, x, y);
    return { x: width * at.x, y: height * at.y };
  };
}

/** From a point of the plane to that of the photo. */
export function toPhoto(corners: Quad, { width, height }: Size): (x: number, y: number) => Point {
  const matrix = fromSquare(corners);
  return (x, y) => apply(matrix, x / width, y / height);
}

/** Focal length of a phone's camera, in lengths of the photo's longer side: 0.72, more where the photo is a part of one. */
const FOCAL_LENGTH = 0.85;

/** Width of the plane by its height, foreshortening undone. */
export function aspectOf(corners: Quad, { width, height }: Size): number {
  const [a, b, , d, e, , g, h] = fromSquare(corners);
  const focal = FOCAL_LENGTH * Math.max(width, height);
  const lengthOf = (x: number, y: number, w: number): number =>
    Math.hypot((x - (width / 2) * w) / focal, (y - (height / 2) * w) / focal, w);
  return lengthOf(a, d, g) / lengthOf(b, e, h);
}
