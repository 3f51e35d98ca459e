import type { IconCatalogue } from '../icons/catalogue.ts';
import { type DrawnIcon, drawIcons, type Surroundings } from '../icons/draw-icons.ts';
import type { ReadInk } from '../icons/read-ink.ts';
import type { Box } from '../model/box.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { mirrorRows } from './mirror-pixels.ts';

/** What a mirror shows of some ink. */
export function mirrorInk({ width, height, data }: InkImage): InkImage {
  const mirrored = data.slice();
  mirrorRows(mirrored, width, height);
  return { width, height, data: mirrored };
}

/** Draws the icons of a page in a mirror as they are outside of it; boxes are where the mirror shows them. See `drawIcons`. */
export function drawMirroredIcons(
  read: ReadInk,
  density: number,
  places: readonly Box[],
  around: Surroundings,
  catalogue: IconCatalogue | undefined,
): Map<Box, DrawnIcon> {
  const { page, labels, boxes, others } = around;
  const flip = (box: Box): Box => ({ ...box, x: page.width - box.x - box.width });
  const outside = new Map(places.map((place) => [place, flip(place)]));
  const inside = new Map([...outside].map(([place, box]) => [box, place]));
  const drawn = drawIcons(
    (box) => {
      const seen = read(inside.get(box) ?? flip(box));
      return seen && { ...seen, x: page.width * density - seen.x - seen.ink.width, ink: mirrorInk(seen.ink) };
    },
    density,
    [...outside.values()],
    {
      page,
      labels: labels.map(({ text, ink, line }) => ({ text, ink: flip(ink), line: flip(line) })),
      boxes: boxes.map(flip),
      others: others.map((box) => outside.get(box) ?? flip(box)),
    },
    catalogue,
  );
  return new Map([...drawn].map(([box, icon]) => [inside.get(box)!, { ...icon, box: flip(icon.box) }]));
}
