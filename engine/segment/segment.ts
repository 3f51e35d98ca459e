import { area, contains, intersection } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import { release } from '../raster/release.ts';
import type { Box } from '../types.ts';
import { paintBackground } from './background.ts';
import { isNoisy } from './estimate-noise.ts';
import { findPictures } from './find-pictures.ts';
import { type Ring, ringOf } from './find-rings.ts';
import { addSpots, findSpots, type Spot, type SpotMap } from './find-spots.ts';
import { findSurfaces, LEAST_SURFACE } from './find-surfaces.ts';
import { isSoftEdge } from './is-soft-edge.ts';
import { labelFlatRegions, type Region } from './label-flat-regions.ts';
import { findRunsWithin } from './runs.ts';
import { type Rule, splitRules } from './split-rules.ts';

/** A flat or softly shaded area, with the line around it if it has one. */
export type Surface = Region & { border?: { color: number; width: number } };

export type Segmentation = {
  /** 0xRRGGBB of the page without ink. */
  background: Int32Array;
  /** For each pixel the label of its surface, or what `ids` says. */
  labels: Int32Array;
  isSurface: Uint8Array;
  surfaces: Surface[];
  /** Pieces of ink that may be letters or icons. */
  glyphs: Spot[];
  /** Pieces between two surfaces: soft edges, and the dashes of a border. */
  seams: Spot[];
  /** For each pixel the id of its glyph; no id is a label, so that this is the same array as `labels`. */
  ids: Int32Array;
  rules: Rule[];
  /** Borders of small surfaces, by the surface's label. */
  rings: Map<number, Ring>;
  pictures: Box[];
};

/** What reading needs of it: the rest of a large picture's memory is free by then. */
export type Ink = Pick<Segmentation, 'background' | 'ids'>;

/** Neighbours up to this many levels apart belong to one flat region. */
const TOLERANCE = 3;
/** The same for pictures with compression noise, at the price of the faintest boxes. */
const NOISY_TOLERANCE = 12;

/**
 * Parts the image into surfaces, rules, pictures and glyphs.
 * @param smooth the noise has been taken off: no two pixels of it have the same colour, but neighbours nearly have
 */
export function segmentImage(image: Pixels, smooth = false): Segmentation {
  const noisy = !smooth && isNoisy(image);
  const labelling = labelFlatRegions(image, noisy ? NOISY_TOLERANCE : TOLERANCE, LEAST_SURFACE);
  const isSurface = findSurfaces(labelling, image.width);
  const map = findSpots(image, labelling, isSurface);
  const background = paintBackground(image, map.ink);
  const pictures = findPictures(image, map, labelling, isSurface);
  const { rules, broken } = splitRules(image, map);
  if (broken.size > 0) relabel(image, isSurface, map, broken);
  release(map.ink.starts, map.ink.ends);
  const surfaces: Surface[] = labelling.regions.filter((region) => isSurface[region.label] === 1);
  const canonical = mergeCounters(surfaces, map.spots, labelling.regions);
  const glyphs: Spot[] = [];
  const seams: Spot[] = [];
  const rings = new Map<number, Ring>();
  for (const spot of map.spots) {
    spot.surface = canonical.get(spot.surface) ?? spot.surface;
    if (spot.pixels === 0 || pictures.some((picture) => contains(picture, spot))) continue;
    if (isEdge(spot, labelling.regions, canonical)) {
      for (const label of [spot.surface, spot.second]) {
        const ring = ringOf(image, spot, labelling.regions[label]);
        if (ring) rings.set(label, ring);
      }
      seams.push(spot);
      continue;
    }
    glyphs.push(spot);
  }
  const kept = surfaces.filter(
    (surface) =>
      !canonical.has(surface.label) &&
      !pictures.some(
        (picture) => intersection(picture, surface) > 0.9 * area(surface) && area(surface) < 0.98 * area(picture),
      ),
  );
  return {
    background,
    labels: labelling.labels,
    isSurface,
    surfaces: kept,
    glyphs,
    seams,
    ids: map.ids,
    rules: smooth ? rules.filter((rule) => !isSoftEdge(image, rule)) : rules,
    rings,
    pictures,
  };
}

/** Rules were cleared out of the broken spots (their pixels have no id): what remains is found again as new spots. */
function relabel(image: Pixels, isSurface: Uint8Array, map: SpotMap, broken: Set<number>): void {
  const isBroken = new Uint8Array(map.spots.length);
  const { ids, first } = map;
  for (const id of broken) {
    isBroken[id - first] = 1;
    map.spots[id - first].pixels = 0;
  }
  const pieces = findRunsWithin(map.ink, (at) => ids[at] >= first && isBroken[ids[at] - first] === 1);
  addSpots(map, pieces, image, isSurface);
  release(pieces.starts, pieces.ends);
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
