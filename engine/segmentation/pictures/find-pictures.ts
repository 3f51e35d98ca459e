import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Labelling } from '../../model/segmentation.ts';
import { area, bottom, contains, intersection, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';
import { findLettering } from './find-lettering.ts';

/** Colours are counted in steps of 16 levels: text blends into its ground through at most 46 of them, 15 more for each channel. */
const MIN_COLOR_COUNT = 46;
const MIN_SIDE_PX = 28;
/** Pixels of a photograph's edge that are no part of its ink; so many more of this beyond it are a part of it. */
const [PICTURE_EDGE_PX, MIN_BEYOND_PX] = [2, 6];
/** Times the photograph that it then is as large, and share of what it gains that is its own ink. */
const [MAX_GROWTH_RATIO, MIN_OWN_SHARE] = [1.6, 0.4];
/** A card with a photograph at its head is so many times as large as that, and its border takes no more of the rest. */
const [MIN_FRAMED_RATIO, MAX_FRAME_SHARE] = [1.2, 0.1];

/**
 * Boxes of illustrations and of what is left of photographs: large components of many colours, with the pieces that touch
 * them. `photographs` are known already, and whole.
 */
export function findPictures(
  image: Pixels,
  map: ComponentMap,
  { regions }: Labelling,
  isSurface: Uint8Array,
  photographs: readonly Box[],
): Box[] {
  const colorful = map.components.filter((component) => isPicture(image, map, component));
  const lettering = findLettering(colorful, image, map);
  const drawn = colorful.filter((component) => !lettering.has(component));
  for (const component of drawn) {
    const part = photographs.find((photograph) => isPartOf(photograph, component, image, map));
    if (part) Object.assign(part, toBox(component));
  }
  const boxes = drawn
    .filter((component) => !photographs.some((photograph) => isFrameOf(photograph, component, map, image.width)))
    .map(toBox)
    .filter((box) => !photographs.some((photograph) => intersection(photograph, box) > 0.5 * area(box)));
  if (boxes.length === 0) return [...photographs];
  // Flat parts of a photograph are surfaces of their own; those that lie in its box for the most part belong to it.
  for (const region of regions) {
    if (!isSurface[region.label]) continue;
    for (const box of boxes) {
      if (area(region) < 0.5 * area(box) && overlapX(region, box) > 0.8 * region.width) {
        if (overlapY(region, box) > 0.8 * region.height && !contains(box, region))
          Object.assign(box, unionBox([box, region]));
      }
    }
  }
  return [...photographs, ...joinTouching(boxes).map((box) => clip(box, image))];
}

/** Whether a photograph ends within its own ink, where that is of one colour: a portrait's dark suit. */
function isPartOf(photograph: Box, component: ConnectedComponent, image: Pixels, { labels }: ComponentMap): boolean {
  if (!contains(component, photograph, PICTURE_EDGE_PX) || area(component) > MAX_GROWTH_RATIO * area(photograph))
    return false;
  const beyond = Math.max(
    photograph.x - component.x,
    photograph.y - component.y,
    right(component) - right(photograph),
    bottom(component) - bottom(photograph),
  );
  return beyond >= MIN_BEYOND_PX && ownShareBeyond(photograph, component, labels, image.width) >= MIN_OWN_SHARE;
}

/** Whether all that a component has beyond a photograph is a line: the border of the card that the photograph heads. */
function isFrameOf(photograph: Box, component: ConnectedComponent, { labels }: ComponentMap, stride: number): boolean {
  return (
    contains(component, photograph, PICTURE_EDGE_PX) &&
    area(component) > MIN_FRAMED_RATIO * area(photograph) &&
    ownShareBeyond(photograph, component, labels, stride) < MAX_FRAME_SHARE
  );
}

/** Of what a component's box has beyond a photograph, how much is its own ink. */
function ownShareBeyond(photograph: Box, component: ConnectedComponent, labels: Int32Array, stride: number): number {
  let [own, all] = [0, 0];
  for (let y = component.y; y < bottom(component); y++) {
    for (let x = component.x; x < right(component); x++) {
      if (contains(photograph, { x, y, width: 1, height: 1 })) continue;
      all++;
      if (labels[y * stride + x] === component.id) own++;
    }
  }
  return all === 0 ? 0 : own / all;
}

function isPicture(image: Pixels, map: ComponentMap, component: ConnectedComponent): boolean {
  if (component.width < MIN_SIDE_PX || component.height < MIN_SIDE_PX) return false;
  if (component.pixels < 0.25 * area(component)) return false;
  const seen = new Set<number>();
  const step = Math.max(1, Math.floor(Math.sqrt(component.pixels / 4000)));
  for (let y = component.y; y < bottom(component); y += step) {
    for (let x = component.x; x < right(component); x += step) {
      const at = y * image.width + x;
      if (map.labels[at] !== component.id) continue;
      const color = image.data[at];
      seen.add(((color >> 12) & 0xf00) | ((color >> 8) & 0xf0) | ((color >> 4) & 0xf));
      if (seen.size > MIN_COLOR_COUNT) return true;
    }
  }
  return false;
}

function joinTouching(boxes: Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes.sort((a, b) => area(b) - area(a))) {
    const owner = joined.find(
      (other) => overlapX(other, box) >= -2 && overlapY(other, box) >= -2 && area(box) < area(other),
    );
    if (owner && (contains(owner, box, 4) || area(unionBox([owner, box])) < 1.15 * (area(owner) + area(box)))) {
      Object.assign(owner, unionBox([owner, box]));
    } else joined.push(box);
  }
  return joined;
}

const toBox = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

function clip(box: Box, image: Pixels): Box {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return { x, y, width: Math.min(image.width, right(box)) - x, height: Math.min(image.height, bottom(box)) - y };
}
