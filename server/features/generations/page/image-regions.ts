import type { Box, LayoutTree } from '#engine/index.ts';

/** A picture in the design: the name a model calls it by, and where it is (design px). */
export type ImageRegion = Box & { token: string };

/** More would crowd the prompt; the largest are kept. */
const MAX_REGIONS = 60;

/** The pictures that the engine found, named image-1, image-2, … in reading order. */
export function imageRegions(layout: LayoutTree): ImageRegion[] {
  const boxes = collect(layout);
  const area = ({ width, height }: Box) => width * height;
  const kept = new Set([...boxes].sort((a, b) => area(b) - area(a)).slice(0, MAX_REGIONS));
  return boxes.filter((box) => kept.has(box)).map((box, index) => ({ ...box, token: `image-${index + 1}` }));
}

function collect(node: LayoutTree): Box[] {
  const own = (node.kind === 'image' || node.image) && node.box.width >= 4 && node.box.height >= 4 ? [node.box] : [];
  return [...own, ...(node.children ?? []).flatMap(collect)];
}
