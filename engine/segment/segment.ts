import { area, contains, intersection } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';
import { paintBackground } from './background.ts';
import { isNoisy } from './estimate-noise.ts';
import { findPictures } from './find-pictures.ts';
import { findSpots, type Spot } from './find-spots.ts';
import { findSurfaces } from './find-surfaces.ts';
import { labelFlatRegions, type Region } from './label-flat-regions.ts';
import { type Rule, splitRules } from './split-rules.ts';

/** A flat or softly shaded area, with the line around it if it has one. */
export type Surface = Region & { border?: { color: number; width: number } };

export type Segmentation = {
  /** 0xRRGGBB of the page without ink. */
  background: Int32Array;
  labels: Int32Array;
  isSurface: Uint8Array;
  surfaces: Surface[];
  /** Pieces of ink that may be letters or icons. */
  glyphs: Spot[];
  /** For each pixel the id of its glyph, -1 elsewhere. */
  ids: Int32Array;
  rules: Rule[];
  pictures: Box[];
};

/** Neighbours up to this many levels apart belong to one flat region. */
const TOLERANCE = 3;
/** The same for pictures with compression noise, at the price of the faintest boxes. */
const NOISY_TOLERANCE = 12;

/** Parts the image into surfaces, rules, pictures and glyphs. */
export function segmentImage(image: Pixels): Segmentation {
  const labelling = labelFlatRegions(image, isNoisy(image) ? NOISY_TOLERANCE : TOLERANCE);
  const isSurface = findSurfaces(labelling, image.width);
  let map = findSpots(image, labelling, isSurface);
  const background = paintBackground(image, labelling, isSurface);
  const pictures = findPictures(image, map, labelling, isSurface);
  const { rules, broken } = splitRules(image, map);
  if (broken.size > 0) map = relabel(image, labelling.labels, isSurface, map, broken);
  const surfaces: Surface[] = labelling.regions.filter((region) => isSurface[region.label] === 1);
  const canonical = mergeCounters(surfaces, map.spots, labelling.regions);
  const glyphs: Spot[] = [];
  for (const spot of map.spots) {
    spot.surface = canonical.get(spot.surface) ?? spot.surface;
    if (spot.pixels === 0 || pictures.some((picture) => contains(picture, spot))) continue;
    if (isEdge(spot, labelling.regions, canonical)) continue;
    glyphs.push(spot);
  }
  const kept = surfaces.filter(
    (surface) =>
      !canonical.has(surface.label) &&
      !pictures.some(
        (picture) => intersection(picture, surface) > 0.9 * area(surface) && area(surface) < 0.98 * area(picture),
      ),
  );
  return { background, labels: labelling.labels, isSurface, surfaces: kept, glyphs, ids: map.ids, rules, pictures };
}

/** The ids of cleared pixels are -1; what remains of each broken spot is found again as new spots. */
function relabel(
  image: Pixels,
  labels: Int32Array,
  isSurface: Uint8Array,
  map: { ids: Int32Array; spots: Spot[] },
  broken: Set<number>,
): { ids: Int32Array; spots: Spot[] } {
  const cut = new Int32Array(labels.length);
  const flags = new Uint8Array(3);
  // Three classes are enough for the search: 0 = to be searched, 1 = surface or rule.
  flags[1] = 1;
  for (let at = 0; at < cut.length; at++) {
    const id = map.ids[at];
    cut[at] = id >= 0 && broken.has(id) ? 0 : 1;
  }
  const again = findSpots(image, { labels: cut, regions: [] }, flags);
  const spots = map.spots.map((spot) => (broken.has(spot.id) ? { ...spot, pixels: 0 } : spot));
  const ids = map.ids;
  for (const piece of again.spots) {
    const id = spots.length;
    const touching = new Map<number, number>();
    for (let y = piece.y; y < piece.y + piece.height; y++) {
      for (let x = piece.x; x < piece.x + piece.width; x++) {
        const at = y * image.width + x;
        if (again.ids[at] !== piece.id) continue;
        ids[at] = id;
        for (const next of [at - 1, at + 1, at - image.width, at + image.width]) {
          const label = labels[next];
          if (label !== undefined && isSurface[label]) touching.set(label, (touching.get(label) ?? 0) + 1);
        }
      }
    }
    const ranked = [...touching].sort((a, b) => b[1] - a[1]);
    const total = ranked.reduce((sum, [, count]) => sum + count, 0);
    const parent = map.spots.find((spot) => broken.has(spot.id) && contains(spot, piece));
    spots.push({
      ...piece,
      id,
      surface: ranked[0]?.[0] ?? parent?.surface ?? -1,
      share: total === 0 ? 1 : ranked[0][1] / total,
      second: ranked[1]?.[0] ?? -1,
    });
  }
  return { ids, spots };
}

/** Holes of large letters are as thick as small surfaces: same colour as around, inside one spot, not much smaller. */
function mergeCounters(surfaces: Surface[], spots: Spot[], regions: Region[]): Map<number, number> {
  const canonical = new Map<number, number>();
  const byLabel = new Map(surfaces.map((surface) => [surface.label, surface]));
  for (const spot of spots) {
    if (spot.pixels === 0 || spot.height > 140) continue;
    const hole = byLabel.get(spot.second);
    const around = regions[spot.surface];
    if (!hole || !around) continue;
    const [inner, outer] = area(hole) < area(around) ? [hole, around] : [around, hole];
    if (channelDistance(inner.color, outer.color) > 8 || !contains(spot, inner)) continue;
    const ring = spot.pixels / (area(spot) - inner.pixels);
    if (inner.width > 0.8 * spot.width && inner.height > 0.6 * spot.height && ring > 0.6) continue;
    canonical.set(inner.label, outer.label);
  }
  return canonical;
}

/** The blended seam between two surfaces (round corners, discs, soft borders) is no ink. */
function isEdge(spot: Spot, regions: Region[], canonical: Map<number, number>): boolean {
  if (spot.share > 0.9 || spot.second < 0) return false;
  const other = canonical.get(spot.second) ?? spot.second;
  if (other === spot.surface) return false;
  const inner = regions[other];
  const main = regions[spot.surface];
  if (!inner || !main) return false;
  if (spot.width <= 6 && spot.height <= 6) return true;
  if (spot.pixels < 80 && spot.share < 0.75) return true;
  for (const side of [inner, main]) {
    if (contains(spot, side) && area(side) > 0.6 * area(spot)) return true;
  }
  return spot.share < 0.8 && spot.pixels / area(spot) < 0.25;
}
