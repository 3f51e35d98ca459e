import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, overlapY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Levels by which parts of one ground differ. */
const SAME_LEVELS = 3;
/** Of the page's width: the least of a part of the ground, and of all of it. */
const [MIN_PART_SHARE, MIN_WIDTH_SHARE] = [0.2, 0.99];
const MIN_HEIGHT_PX = 120;
/** A picture is cut off by the edge of the ground when it comes so near, in px. */
const MAX_EDGE_PX = 3;
/** Of the ground's area: what is drawn on it, and one picture that would be there beside the content. */
const [MIN_DRAWN_SHARE, MAX_PICTURE_SHARE] = [0.1, 0.2];

export type Scene = { box: Box; ground: Rgb };

/**
 * Parts of the page whose ground is a drawing: maps, waves, confetti. The ground has one colour from side to side, is parted by
 * pictures, and some of them are cut off at its left or right and at its top or foot: no content of a page is.
 *
 * @param page colour of the page, which is no scene
 * @param pictures all that were found
 */
export function findScenes(
  { width }: Pick<Pixels, 'width'>,
  surfaces: readonly Surface[],
  page: Rgb,
  pictures: readonly Box[],
): Scene[] {
  const parts = surfaces.filter(
    (surface) => surface.width >= MIN_PART_SHARE * width && channelDistance(surface.color, page) > SAME_LEVELS,
  );
  const grounds: { ground: Rgb; parts: Box[]; box: Box }[] = [];
  for (const part of parts.toSorted((a, b) => a.y - b.y)) {
    const known = grounds.find(
      ({ ground, box }) => channelDistance(ground, part.color) <= SAME_LEVELS && overlapY(box, part) > 0,
    );
    if (known) {
      known.parts.push(part);
      known.box = unionBox([known.box, part]);
    } else grounds.push({ ground: part.color, parts: [part], box: unionBox([part]) });
  }
  return grounds.filter(({ parts: own, box }) => {
    if (own.length < 2 || box.width < MIN_WIDTH_SHARE * width || box.height < MIN_HEIGHT_PX) return false;
    const drawn = pictures.filter((picture) => contains(box, picture, MAX_EDGE_PX));
    if (drawn.some((picture) => area(picture) > MAX_PICTURE_SHARE * area(box))) return false;
    const isCut = (gapOf: (picture: Box) => number): boolean => drawn.some((picture) => gapOf(picture) <= MAX_EDGE_PX);
    const aside = isCut(({ x }) => x - box.x) || isCut((picture) => right(box) - right(picture));
    const along = isCut(({ y }) => y - box.y) || isCut((picture) => bottom(box) - bottom(picture));
    const sum = drawn.reduce((all, picture) => all + area(picture), 0);
    return drawn.length >= 2 && aside && along && sum >= MIN_DRAWN_SHARE * area(box);
  });
}
