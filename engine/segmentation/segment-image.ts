import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Rule } from '../model/rule.ts';
import { type BorderOutline, LIFTED, type Region, type Segmentation, type Surface } from '../model/segmentation.ts';
import { area, contains, intersection } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { release } from '../raster/release.ts';
import { borderOutlineOf } from './boxes/border-outline.ts';
import { findDrawnGround } from './pictures/find-drawn-ground.ts';
import { findLikePictures } from './pictures/find-like-pictures.ts';
import { findPanels } from './pictures/find-panels.ts';
import { findPhotographs } from './pictures/find-photographs.ts';
import { findPictures } from './pictures/find-pictures.ts';
import { findRingedPortrait } from './pictures/find-ringed-portrait.ts';
import { findScenes } from './pictures/find-scenes.ts';
import { findShadedGrounds } from './pictures/find-shaded-grounds.ts';
import { liftLettering } from './pictures/lift-lettering.ts';
import { cutTails } from './regions/cut-tails.ts';
import {
  addConnectedComponents,
  type ComponentMap,
  findConnectedComponents,
} from './regions/find-connected-components.ts';
import { findSurfaces, MIN_SURFACE_PIXEL_COUNT } from './regions/find-surfaces.ts';
import { labelFlatRegions } from './regions/label-flat-regions.ts';
import { pageColor } from './regions/page-color.ts';
import { paintBackground } from './regions/paint-background.ts';
import { findRunsWithin } from './regions/runs.ts';
import { trimFringe } from './regions/trim-fringe.ts';
import { isSoftEdge } from './rules/is-soft-edge.ts';
import { isStep } from './rules/is-step.ts';
import { splitRules } from './rules/split-rules.ts';

/** Pixels of a picture's smooth edge that lie outside the box it was given. */
const PICTURE_EDGE_PX = 2;
/** Of the box of a panel, the panel itself: the rest is what lies on it. */
const MIN_PANEL_FILL = 0.5;
/** Neighbours up to this many levels apart belong to one flat region. */
const TOLERANCE_LEVELS = 3;

/**
 * Segments the image into surfaces, rules, pictures and glyphs.
 * @param smooth the noise has been taken off: no two pixels of it have the same colour, but neighbours nearly have
 * @param isText what is said to be text is no picture
 */
export function segmentImage(image: Pixels, smooth = false, isText: (box: Box) => boolean = () => false): Segmentation {
  const labelling = labelFlatRegions(image, TOLERANCE_LEVELS, MIN_SURFACE_PIXEL_COUNT);
  const isSurface = findSurfaces(labelling, image.width);
  // The shadow of a round portrait reaches to the name below it, which is no part of the picture.
  const photographs = findPhotographs(image, labelling)
    .map((box) => ringedPartOf(image, box))
    .filter((box) => !isText(box));
  release(labelling.solid);
  const map = findConnectedComponents(image, labelling, isSurface);
  const background = paintBackground(image, map.ink);
  const found = findPictures(image, map, labelling, isSurface, photographs);
  const seen = labelling.regions.filter(({ label }) => isSurface[label] === 1);
  const like = findLikePictures(seen, found).filter((box) => !isText(box));
  const scenes = findScenes(image, seen, pageColor(image, seen), found);
  const drawn = findDrawnGround(image, map, seen, found);
  const drawings = [...scenes.map(({ box }) => box), ...(drawn ? [drawn] : [])];
  const shaded = findShadedGrounds(image, labelling.labels, seen, found, smooth).filter((box) => !isText(box));
  const whole = [...like, ...drawings, ...shaded];
  photographs.push(...whole);
  const pictures = [...found.filter((box) => !isText(box) && !whole.some((one) => contains(one, box, 3))), ...whole];
  const isGround = (surface: Surface): boolean =>
    scenes.some(
      ({ box, ground }) => contains(box, surface, 1) && channelDistance(surface.color, ground) <= TOLERANCE_LEVELS,
    );
  const panels = findPanels(
    image,
    labelling,
    seen.filter((surface) => !isGround(surface)),
    photographs,
  );
  const { rules, broken } = splitRules(image, map);
  if (broken.size > 0) relabel(image, isSurface, map, broken);
  release(map.ink.starts, map.ink.ends);
  const surfaces: Surface[] = labelling.regions.filter((region) => isSurface[region.label] === 1);
  for (const surface of surfaces) {
    trimFringe(surface, map.labels, image.width);
    rules.push(...cutTails(surface, map.labels, image.width, map.first - 1));
  }
  const canonical = mergeCounters(surfaces, map.components, labelling.regions);
  const { letters: lettering, signs } = liftLettering(
    image,
    map,
    background,
    photographs,
    surfaces.filter(({ label }) => panels.has(label)),
    LIFTED,
    new Set(drawings),
  );
  const isPhotograph = new Set(photographs);
  const holding = surfaces.filter(
    (surface) => panels.has(surface.label) && surface.pixels >= MIN_PANEL_FILL * area(surface),
  );
  /** Whether what lies in a picture lies on a panel in front of that, and on no picture in front of the panel. */
  const isOnPanel = (box: Box): boolean => {
    const around = pictures.filter((picture) => contains(picture, box, PICTURE_EDGE_PX)).map(area);
    return holding.some(
      (panel) => contains(panel, box) && area(panel) < Math.min(...around) && area(panel) > area(box),
    );
  };
  const glyphs: ConnectedComponent[] = [...lettering];
  const isLifted = new Set(lettering);
  const antialiasedEdges: ConnectedComponent[] = [];
  const borderOutlines = new Map<number, BorderOutline>();
  for (const component of map.components) {
    component.surface = canonical.get(component.surface) ?? component.surface;
    if (component.pixels === 0 || isLifted.has(component)) continue;
    const isPart = pictures.some((picture) => contains(picture, component, PICTURE_EDGE_PX));
    const isInFront = panels.has(component.surface) && liesOn(component, map.labels, image);
    if (isPart && !isInFront && !isOnPanel(component)) continue;
    if (isEdge(component, labelling.regions, canonical)) {
      for (const label of [component.surface, component.second]) {
        const outline = borderOutlineOf(image, component, labelling.regions[label]);
        if (outline) borderOutlines.set(label, outline);
      }
      antialiasedEdges.push(component);
      continue;
    }
    glyphs.push(component);
  }
  const isOutside = (rule: Rule): boolean =>
    panels.has(rule.surface) ||
    !photographs.some((photograph) => contains(photograph, rule, PICTURE_EDGE_PX)) ||
    isOnPanel(rule);
  // What fills a photograph is part of it; what fills another picture may be the card that it lies on.
  const isPartOf = (picture: Box, surface: Surface): boolean =>
    intersection(picture, surface) > 0.9 * area(surface) &&
    (isPhotograph.has(picture) || area(surface) < 0.98 * area(picture));
  const kept = surfaces.filter(
    (surface) =>
      !canonical.has(surface.label) &&
      (panels.has(surface.label) || !pictures.some((picture) => isPartOf(picture, surface)) || isOnPanel(surface)),
  );
  return {
    background,
    labels: map.labels,
    isSurface,
    surfaces: kept,
    glyphs,
    antialiasedEdges,
    rules: rules.filter((rule) => isOutside(rule) && !(smooth && isSoftEdge(image, rule)) && !isStep(image, rule)),
    borderOutlines,
    pictures,
    signs,
  };
}

/** Of a picture the round portrait with its ring, where there is clearly more to it: the shadow. */
function ringedPartOf(image: Pixels, box: Box): Box {
  const ring = findRingedPortrait(image, box);
  return ring && area(ring) < MAX_RINGED_SHARE * area(box) ? ring : box;
}

const MAX_RINGED_SHARE = 0.7;

/** The surface of a component is what lies around it, not just what it touches. */
function liesOn({ x, y, width, height, surface }: ConnectedComponent, labels: Int32Array, image: Pixels): boolean {
  const [left, right] = [Math.max(0, x - SURROUNDINGS_PX), Math.min(image.width - 1, x + width - 1 + SURROUNDINGS_PX)];
  const [top, foot] = [Math.max(0, y - SURROUNDINGS_PX), Math.min(image.height - 1, y + height - 1 + SURROUNDINGS_PX)];
  const corners = [
    top * image.width + left,
    top * image.width + right,
    foot * image.width + left,
    foot * image.width + right,
  ];
  return corners.filter((at) => labels[at] === surface).length >= 3;
}

const SURROUNDINGS_PX = 3;

/** Rules were cleared out of the broken components (their pixels have no id): what remains is found again as new components. */
function relabel(image: Pixels, isSurface: Uint8Array, map: ComponentMap, broken: Set<number>): void {
  const isBroken = new Uint8Array(map.components.length);
  const { labels, first } = map;
  for (const id of broken) {
    isBroken[id - first] = 1;
    map.components[id - first].pixels = 0;
  }
  const pieces = findRunsWithin(map.ink, (at) => labels[at] >= first && isBroken[labels[at] - first] === 1);
  addConnectedComponents(map, pieces, image, isSurface);
  release(pieces.starts, pieces.ends);
}

/** A number in a circle is at least so high, and so is the circle, in px. */
const MIN_HELD_PX = 6;
const MIN_RING_PX = 22;

/** Holes of large letters are as thick as small surfaces: same colour as around, inside one component, not much smaller. */
function mergeCounters(surfaces: Surface[], components: ConnectedComponent[], regions: Region[]): Map<number, number> {
  const canonical = new Map<number, number>();
  const byLabel = new Map(surfaces.map((surface) => [surface.label, surface]));
  const holding = new Set(components.filter(({ height }) => height >= MIN_HELD_PX).map(({ surface }) => surface));
  for (const component of components) {
    if (component.pixels === 0 || component.height > 140) continue;
    const hole = byLabel.get(component.second);
    const around = regions[component.surface];
    if (!hole || !around) continue;
    const [inner, outer] = area(hole) < area(around) ? [hole, around] : [around, hole];
    if (channelDistance(inner.color, outer.color) > 8 || !contains(component, inner)) continue;
    const outline = component.pixels / (area(component) - inner.pixels);
    const isThin = inner.width > 0.8 * component.width && inner.height > 0.6 * component.height;
    // In the hole of a letter stands nothing; in a copyright sign, which is smaller, another one does.
    const isHolding = holding.has(inner.label) && component.height >= MIN_RING_PX;
    if (isThin && (outline > 0.6 || isHolding)) continue;
    canonical.set(inner.label, outer.label);
  }
  return canonical;
}

/** The anti-aliased edge between two surfaces (round corners, discs, soft borders) is no ink. */
function isEdge(component: ConnectedComponent, regions: Region[], canonical: Map<number, number>): boolean {
  if (component.share > 0.9 || component.second < 0) return false;
  const other = canonical.get(component.second) ?? component.second;
  if (other === component.surface) return false;
  const inner = regions[other];
  const main = regions[component.surface];
  if (!inner || !main) return false;
  if (component.width <= 6 && component.height <= 6) return true;
  if (component.pixels < 80 && component.share < 0.75) return true;
  for (const side of [inner, main]) {
    if (contains(component, side) && area(side) > 0.6 * area(component)) return true;
  }
  return component.share < 0.8 && component.pixels / area(component) < 0.25;
}
