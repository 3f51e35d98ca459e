import type { Box } from '../../model/box.ts';
import type { Subject } from '../../model/layout-node.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blue, green, red } from '../../raster/color.ts';

/** Larger pictures show more than one thing. */
const MAX_SIDE_PX = 200;
/** The disc within a picture that is looked at, of its shorter side: corners may be none of it. */
const DISC_SHARE = 0.46;
/** A sign has few colours: so many, as four bits a channel tell them apart, cover so much of it. */
const [SIGN_COLORS, SIGN_SHARE] = [4, 0.6];
/** Share of skin in the portrait of a person, and at most in a sign. */
const [MIN_SKIN_SHARE, MAX_SKIN_SHARE] = [0.1, 0.3];

/**
 * Whether a small picture shows a person or a sign, as a logo is; undefined where its pixels do not tell, as in grey ones. Skin
 * of any tone lies within a small range of chrominance: Chai and Ngan, "Face segmentation using skin-color map in videophone
 * applications", IEEE Transactions on Circuits and Systems for Video Technology 9 (1999).
 */
export function subjectOf({ width, data }: Pixels, box: Box): Subject | undefined {
  if (Math.max(box.width, box.height) > MAX_SIDE_PX) return undefined;
  const counts = new Map<number, number>();
  const radius = DISC_SHARE * Math.min(box.width, box.height);
  let [all, skin] = [0, 0];
  for (let v = 0; v < box.height; v++) {
    for (let u = 0; u < box.width; u++) {
      if (Math.hypot(u + 0.5 - box.width / 2, v + 0.5 - box.height / 2) > radius) continue;
      const color = data[(box.y + v) * width + box.x + u];
      const coarse = color & 0xf0f0f0;
      counts.set(coarse, (counts.get(coarse) ?? 0) + 1);
      all++;
      if (isSkin(red(color), green(color), blue(color))) skin++;
    }
  }
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, SIGN_COLORS);
  const flat = most.reduce((sum, count) => sum + count, 0) / all;
  if (flat >= SIGN_SHARE && skin < MAX_SKIN_SHARE * all) return 'sign';
  return skin >= MIN_SKIN_SHARE * all ? 'person' : undefined;
}

function isSkin(r: number, g: number, b: number): boolean {
  const [cb, cr] = [128 - 0.169 * r - 0.331 * g + 0.5 * b, 128 + 0.5 * r - 0.419 * g - 0.081 * b];
  return cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173;
}
