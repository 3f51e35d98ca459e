import type { Box } from '../../model/box.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { unionBox } from '../../raster/box.ts';
import { clusterBoxes } from '../../raster/cluster-boxes.ts';

/** A dial is so large, and a slice of it at least, in px. */
const [MIN_DIAL_PX, MAX_DIAL_PX, MIN_SLICE_PX] = [40, 640, 8];
/** Between slices, in px, and by which the two sides of a dial may differ, as a share. */
const MAX_GAP_PX = 6;
const MAX_SIDE_DIFFERENCE = 0.04;
/** Of the rim: what all slices have together, and one at least. */
const MIN_RIM_SHARE = 0.75;
const MIN_SLICE_SHARE = 0.05;
/** Where the rim is looked at, and where nothing of a dial is, in radii. */
const [RIM, BEYOND] = [0.95, 1.06];
const ANGLE_COUNT = 72;
/** How far from the corners of its box a rectangle is looked at, as a share of its side. */
const CORNER_INSET = 0.12;
const EDGE_PX = 1;

/**
 * Doughnuts, pies and gauges that go round: flat slices of several colours that together have the outline of a circle. None of them is a
 * box of the design.
 */
export function findDials({ surfaces, labels }: Pick<Segmentation, 'surfaces' | 'labels'>, imageWidth: number): Box[] {
  const labelAt = (x: number, y: number): number | undefined => labels[Math.round(y) * imageWidth + Math.round(x)];
  const isRectangle = ({ x, y, width, height, label }: Surface): boolean => {
    const at = (across: number, down: number): boolean =>
      labelAt(x + across * (width - 1), y + down * (height - 1)) === label;
    const [near, far] = [CORNER_INSET, 1 - CORNER_INSET];
    return [at(near, near), at(far, near), at(near, far), at(far, far)].filter(Boolean).length >= 3;
  };
  const slices = surfaces.filter(
    (surface) =>
      Math.max(surface.width, surface.height) <= MAX_DIAL_PX &&
      Math.min(surface.width, surface.height) >= MIN_SLICE_PX &&
      !isRectangle(surface),
  );
  return clusterBoxes(slices, MAX_GAP_PX).flatMap((group) => {
    const box = unionBox(group);
    const [side, other] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
    if (group.length < 2 || side < MIN_DIAL_PX || side > MAX_DIAL_PX || side - other > MAX_SIDE_DIFFERENCE * side)
      return [];
    const countAt = (radius: number): Map<number | undefined, number> => {
      const counts = new Map<number | undefined, number>();
      for (let i = 0; i < ANGLE_COUNT; i++) {
        const angle = (2 * Math.PI * i) / ANGLE_COUNT;
        const x = box.x + (box.width - 1) / 2 + (radius * box.width * Math.cos(angle)) / 2;
        const y = box.y + (box.height - 1) / 2 + (radius * box.height * Math.sin(angle)) / 2;
        const label = x < 0 || x >= imageWidth ? undefined : labelAt(x, y);
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
      return counts;
    };
    const [rim, beyond] = [countAt(RIM), countAt(BEYOND)];
    const shares = group.map(({ label }) => (rim.get(label) ?? 0) / ANGLE_COUNT);
    const isRound = shares.reduce((sum, share) => sum + share, 0) >= MIN_RIM_SHARE;
    const isAlone = group.every(({ label }) => !beyond.has(label));
    if (!isRound || !isAlone || shares.filter((share) => share >= MIN_SLICE_SHARE).length < 2) return [];
    const { x, y, width, height } = box;
    return [{ x: x - EDGE_PX, y: y - EDGE_PX, width: width + 2 * EDGE_PX, height: height + 2 * EDGE_PX }];
  });
}
