export type Point = { x: number; y: number };

/**
 * The perspective that a plane is seen in: from a point of the photo to the point of the plane, whose corners are seen at
 * `corners`, from the upper left one clockwise (P. Heckbert, Fundamentals of Texture Mapping, 1989).
 */
export function projection(corners: readonly Point[], { width, height }: { width: number; height: number }) {
  const [a, b, c, d] = corners;
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const divisor = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / divisor;
  const h = (dx1 * dy3 - dx3 * dy1) / divisor;
  // From the unit square to the photo; its adjugate is the way back.
  const m = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
  const back = [
    ...[m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4]],
    ...[m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5]],
    ...[m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]],
  ];
  return ({ x, y }: Point): Point => {
    const w = back[6] * x + back[7] * y + back[8];
    return {
      x: (width * (back[0] * x + back[1] * y + back[2])) / w,
      y: (height * (back[3] * x + back[4] * y + back[5])) / w,
    };
  };
}
