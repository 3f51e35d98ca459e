import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Shadow } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** How far outside a box its shadow is looked for. */
const MAX_REACH_PX = 80;
const SAMPLE_COUNT = 15;
const MAX_STEP_SHARE = 0.025;
/** So far above its box a shadow takes no more of the light: that is the colour of a banner, which is no lower. */
const MIN_BANNER_HEIGHT_PX = 16;
const MAX_TOP_DARKNESS = 0.25;
/** Share of the ground's light that a visible shadow takes. */
const MIN_DARKNESS_SHARE = 0.012;
/** What seems to throw a soft shadow that is darker lies before something dark. */
const MAX_SOFT_ALPHA = 0.6;
const MAX_HARD_BLUR_PX = 4;
const BLURS_PX = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 28, 30, 32, 36, 40, 48, 60];
const OFFSETS_PX = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const SPREADS_PX = [0, -1, -2, -3, -4, -6, -8, -12];

/** 1 − Φ(z), by the logistic approximation: within 0.01 of the normal distribution. */
const tail = (z: number): number => 1 / (1 + Math.exp(1.702 * z));

/** How strong a shadow of each blur is at each distance from its edge, from `INSET_PX` within it on. */
const INSET_PX = 24;
const FALLOFFS = BLURS_PX.map(
  (blur) =>
    [
      blur,
      Float64Array.from({ length: MAX_REACH_PX + 64 }, (_, k) => tail((k - INSET_PX + 0.5) / (blur / 2))),
    ] as const,
);

/** How dark the ground is at each distance; `cut` when something else, or the end of the picture, lies before its light. */
type Profile = number[] & { cut?: boolean };
type Profiles = { top: Profile; bottom: Profile; left: Profile; right: Profile };

/**
 * The shadow that a box throws on its ground, from how the ground darkens towards each side: a blurred edge fades like
 * the tail of a normal distribution, and the offset shows as the difference between below and above.
 *
 * @param isTopHidden something else lies above it
 * @returns undefined when the ground does not fade, or fades in one place only
 */
export function measureShadow(image: Pixels, box: Box, ground: Rgb, isTopHidden = false): Shadow | undefined {
  const profiles = readProfiles(image, box, ground);
  // Above a card that hangs from a banner, or a photograph, lies that: nothing that fades.
  const isOnOther = !fades(profiles.top) || profiles.top[MIN_BANNER_HEIGHT_PX - 1] > MAX_TOP_DARKNESS;
  if (isTopHidden || isOnOther) profiles.top = Object.assign([], { cut: true });
  // What the box touches, a sidebar or the edge of the page, hides the shadow on that side.
  for (const side of ['left', 'right'] as const)
    if ((profiles[side][0] ?? 0) > MAX_TOP_DARKNESS) profiles[side] = Object.assign([], { cut: true });
  const { left, right: far, bottom: below, top: above } = profiles;
  const darkest = Math.max(below[0] ?? 0, left[0] ?? 0, far[0] ?? 0);
  // Of a panel from the top to the foot of the page only one side can be seen.
  const isPanel = below.length === 0 && (left.length === 0) !== (far.length === 0);
  if (darkest < MIN_DARKNESS_SHARE || (below.length < 3 && !isPanel)) return undefined;
  if (![below, left, far].every(fades)) return undefined;
  // A line and no more is a border; light from one side only is a neighbour.
  const wide = [below, left, far].filter((profile) => profile[1] > 0.3 * MIN_DARKNESS_SHARE).length;
  // Of a head that stays in place only the lower side can be seen.
  const isHead = left.length === 0 && far.length === 0;
  if (wide < (isHead || isPanel ? 1 : 2) || (!isPanel && (below[2] ?? 0) === 0)) return undefined;
  const isCut = [below, left, far, above].every(({ cut }) => cut);
  if (isCut && !(isPanel && [left, far].some(hasFaded))) return undefined;
  if (left.length > 0 && far.length > 0 && Math.abs(left[0] - far[0]) > 0.3 * Math.max(left[0], far[0]) + 0.01)
    return undefined;
  const { blur, offset, spread, alpha, error } = bestFit(profiles);
  if (alpha < MIN_DARKNESS_SHARE || alpha > (blur > MAX_HARD_BLUR_PX ? MAX_SOFT_ALPHA : 0.95) || error > 0.12)
    return undefined;
  return {
    x: 0,
    y: offset,
    blur,
    spread,
    color: shadowColor(image, box, ground),
    alpha: Math.round(alpha * 100) / 100,
  };
}

/** Of what a shadow takes where it begins, what a box has to take to throw it; more where that of a neighbour lies on it. */
const MIN_TAKEN_SHARE = 0.6;
const MAX_TAKEN_SHARE = 2;
const TAKEN_REACH_PX = 6;

/** Whether a box throws a shadow that is known from boxes like it, where it cannot be measured because it runs into others. */
export function throwsShadow(image: Pixels, box: Box, ground: Rgb, { y, blur, spread, alpha }: Shadow): boolean {
  const { left, right: far, bottom: below } = readProfiles(image, box, ground);
  const isThrown = ([profile, drop]: [Profile, number]): boolean => {
    let [taken, expected] = [0, 0];
    for (let k = 0; k < TAKEN_REACH_PX; k++) {
      taken += profile[k] ?? 0;
      expected += alpha * tail((k + 0.5 - spread - drop) / (blur / 2));
    }
    return taken >= MIN_TAKEN_SHARE * expected && taken <= MAX_TAKEN_SHARE * expected;
  };
  const sides: [Profile, number][] = [
    [left, 0],
    [far, 0],
    [below, y],
  ];
  return sides.every(isThrown);
}

/** Darkness (0..1) at each distance from each side, outwards, up to where the ground is reached. */
function readProfiles(image: Pixels, box: Box, ground: Rgb): Profiles {
  const along = (length: number, at: (k: number, d: number) => [number, number]): Profile => {
    const profile: Profile = [];
    const seen = new Float64Array(SAMPLE_COUNT);
    for (let d = 1; d <= MAX_REACH_PX; d++) {
      for (let i = 0; i < SAMPLE_COUNT; i++) {
        const [x, y] = at(Math.floor(length * (0.2 + (0.6 * i) / (SAMPLE_COUNT - 1))), d);
        if (x < 0 || y < 0 || x >= image.width || y >= image.height) return Object.assign(profile, { cut: true });
        seen[i] = darkness(image.data[y * image.width + x], ground);
      }
      const value = seen.sort()[SAMPLE_COUNT >> 1];
      const before = profile[profile.length - 1];
      // A jump, after some pixels of shadow, is the edge of a neighbour.
      if (d > 4 && before < 0.5 && Math.abs(value - before) > MAX_STEP_SHARE)
        return Object.assign(profile, { cut: true });
      profile.push(Math.max(0, value));
      if (Math.abs(value) < 0.002) break;
    }
    return profile;
  };
  return {
    top: untilValley(along(box.width, (k, d) => [box.x + k, box.y - d])),
    bottom: untilValley(along(box.width, (k, d) => [box.x + k, bottom(box) - 1 + d])),
    left: untilValley(along(box.height, (k, d) => [box.x - d, box.y + k])),
    right: untilValley(along(box.height, (k, d) => [right(box) - 1 + d, box.y + k])),
  };
}

/** Between two cards that stand close, the shadow of the one runs into that of the other: only its own side counts. */
function untilValley(profile: Profile): Profile {
  const valley = profile.indexOf(Math.min(...profile));
  const rises = Math.max(0, ...profile.slice(valley)) > profile[valley] + 0.006;
  if (!rises || valley < 4 || profile[valley] > 0.75 * profile[0]) return profile;
  return Object.assign(profile.slice(0, valley + 1), { cut: true });
}

/** How much of the ground's light is missing, in the channel that misses most. */
function darkness(color: Rgb, ground: Rgb): number {
  let most = -1;
  for (const shift of [16, 8, 0]) {
    const light = (ground >> shift) & 255;
    if (light > 24) most = Math.max(most, (light - ((color >> shift) & 255)) / light);
  }
  return most;
}

/** Never darker farther out, and gone at the end. */
function fades(profile: Profile): boolean {
  if (profile.length === 0) return true;
  for (let i = 1; i < profile.length; i++) if (profile[i] > profile[i - 1] + 0.006) return false;
  return profile.cut || profile[profile.length - 1] < Math.max(0.006, 0.12 * profile[0]);
}

/** So many pixels of a shadow, of which the last takes no more than a share of what the first does, tell how it goes on. */
const MIN_FADED_PX = 6;
const MAX_FADED_SHARE = 0.6;

/** Whether most of a shadow is seen although something lies on the rest: cards beside a panel. */
const hasFaded = (profile: Profile): boolean =>
  profile.length >= MIN_FADED_PX && profile[profile.length - 1] <= MAX_FADED_SHARE * profile[0];

/** By how many times the offset the left, right, lower and upper edge of a shadow move outwards. */
const OFFSET_SIGNS = [0, 0, 1, -1];

function bestFit(profiles: Profiles): { blur: number; offset: number; spread: number; alpha: number; error: number } {
  const best = { blur: 0, offset: 0, spread: 0, alpha: 0, error: Number.POSITIVE_INFINITY };
  const energy = Object.values(profiles).reduce((sum, list) => sum + list.reduce((s, v) => s + v * v, 0), 0);
  // One step beyond the end as well: a wider shadow would still be seen there.
  const sides = [profiles.left, profiles.right, profiles.bottom, profiles.top].map((profile) =>
    Float64Array.from(profile.cut ? profile : [...profile, 0, 0, 0]),
  );
  for (const [blur, fading] of FALLOFFS) {
    for (const offset of OFFSETS_PX) {
      for (const spread of SPREADS_PX) {
        if (offset > 1.5 * blur || -spread > blur / 2) continue;
        let dot = 0;
        let norm = 0;
        for (let side = 0; side < sides.length; side++) {
          const profile = sides[side];
          const from = INSET_PX - spread - OFFSET_SIGNS[side] * offset;
          for (let k = 0; k < profile.length; k++) {
            const expected = fading[from + k];
            dot += expected * profile[k];
            norm += expected * expected;
          }
        }
        const alpha = dot / norm;
        const error = (energy - alpha * dot) / energy + (spread === 0 ? 0 : 0.01);
        if (error < best.error) Object.assign(best, { blur, offset, spread, alpha, error });
      }
    }
  }
  return best;
}

/** Black, unless the ground loses its light unevenly: then the colour that it goes towards. */
function shadowColor(image: Pixels, box: Box, ground: Rgb): Rgb {
  const counts = new Map<Rgb, number>();
  const y = Math.min(image.height - 1, bottom(box));
  for (let x = box.x + (box.width >> 2); x < box.x + ((3 * box.width) >> 2); x++) {
    const color = image.data[y * image.width + x];
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const darkest = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const share = darkness(darkest, ground);
  if (share <= 0 || channelDistance(darkest, ground) < 12) return 0;
  const towards = [16, 8, 0].map((shift) => {
    const light = (ground >> shift) & 255;
    return Math.max(0, Math.min(255, Math.round(light - (light - ((darkest >> shift) & 255)) / share)));
  });
  return Math.max(...towards) < 24 ? 0 : (towards[0] << 16) | (towards[1] << 8) | towards[2];
}
