import type { Lab } from './lab.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

function hue(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = degrees(Math.atan2(b, a));
  return angle < 0 ? angle + 360 : angle;
}

/**
 * CIEDE2000 colour difference (0 = equal; about 1 = just noticeable; black against white = 100).
 *
 * Source: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and
 * Mathematical Observations" (2005), with kL = kC = kH = 1.
 */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const a1p = (1 + g) * a1;
  const a2p = (1 + g) * a2;
  const c1 = Math.hypot(a1p, b1);
  const c2 = Math.hypot(a2p, b2);
  const h1 = hue(a1p, b1);
  const h2 = hue(a2p, b2);

  const deltaL = l2 - l1;
  const deltaC = c2 - c1;
  let turn = 0;
  if (c1 * c2 !== 0) {
    turn = h2 - h1;
    if (turn > 180) turn -= 360;
    else if (turn < -180) turn += 360;
  }
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2);

  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  let meanH = h1 + h2;
  if (c1 * c2 !== 0) {
    if (Math.abs(h1 - h2) <= 180) meanH = (h1 + h2) / 2;
    else meanH = h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
  }

  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const offset = (meanL - 50) ** 2;
  const sl = 1 + (0.015 * offset) / Math.sqrt(20 + offset);
  const sc = 1 + 0.045 * meanC;
  const sh = 1 + 0.015 * meanC * t;
  const meanC7 = meanC ** 7;
  const rotation =
    -2 * Math.sqrt(meanC7 / (meanC7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));

  const light = deltaL / sl;
  const chroma = deltaC / sc;
  const tint = deltaH / sh;
  return Math.sqrt(Math.max(0, light * light + chroma * chroma + tint * tint + rotation * chroma * tint));
}
