import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Labelling, Surface } from '../../model/segmentation.ts';
import { area, bottom, intersection, right } from '../../raster/box.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

/** Shorter than a line of small text, nothing is written on it. */
const MIN_HEIGHT_PX = 16;
const MIN_WIDTH_PX = 24;
/** A panel has exactly one colour in so much of its area: no part of a photograph has. */
const MIN_PLAIN_SHARE = 0.9;
/** Share of its sides that are straight, the worst of them and the next: those of a pill are round. */
const [MIN_WORST_SIDE_SHARE, MIN_OTHER_SIDE_SHARE] = [0.2, 0.3];

/** Labels of the surfaces that lie on a photograph or across its edge: cards, buttons and badges. They are no part of it. */
export function findPanels(
  image: Pixels,
  labelling: Labelling,
  surfaces: readonly Surface[],
  photographs: readonly Box[],
): Set<number> {
  const over = surfaces.filter(
    (surface) =>
      surface.width >= MIN_WIDTH_PX &&
      surface.height >= MIN_HEIGHT_PX &&
      photographs.some((photograph) => covers(image.width, labelling.labels, surface, photograph)),
  );
  const panels = over.filter((surface) => {
    const sides = edgeCoverage(labelling.labels, image.width, surface, Math.min(2, surface.height >> 2));
    return (
      sides[0] > MIN_WORST_SIDE_SHARE &&
      sides[1] > MIN_OTHER_SIDE_SHARE &&
      plainShare(image, labelling, surface) > MIN_PLAIN_SHARE
    );
  });
  return new Set(panels.map(({ label }) => label));
}

function plainShare({ width, data }: Pixels, { labels }: Labelling, surface: Surface): number {
  let all = 0;
  let plain = 0;
  for (let y = surface.y; y < bottom(surface); y++) {
    for (let at = y * width + surface.x, end = y * width + right(surface); at < end; at++) {
      if (labels[at] !== surface.label) continue;
      all++;
      if (data[at] === surface.color) plain++;
    }
  }
  return plain / Math.max(1, all);
}

/** The surface is seen where the two overlap: it lies in front of the photograph. */
function covers(imageWidth: number, labels: Int32Array, surface: Surface, photograph: Box): boolean {
  if (intersection(photograph, surface) < MIN_OVERLAP_SHARE * area(surface)) return false;
  const [left, end] = [Math.max(photograph.x, surface.x), Math.min(right(photograph), right(surface))];
  const [top, foot] = [Math.max(photograph.y, surface.y), Math.min(bottom(photograph), bottom(surface))];
  let own = 0;
  for (let y = top; y < foot; y++)
    for (let at = y * imageWidth + left; at < y * imageWidth + end; at++) if (labels[at] === surface.label) own++;
  return own > MIN_SEEN_SHARE * (end - left) * (foot - top);
}

/** Share of a panel that has to lie on the photograph, and share of that which its text and icons leave to be seen. */
const MIN_OVERLAP_SHARE = 0.05;
const MIN_SEEN_SHARE = 0.5;
