import type { Box } from '../../model/box.ts';
import type { Segmentation } from '../../model/segmentation.ts';
import { area, contains, intersection, unionBox } from '../../raster/box.ts';

/** More of a part than this lies in a picture that it belongs to. */
const MIN_INSIDE_SHARE = 0.6;
/** A part that sticks out of a picture, as a legend may, is no larger. */
const MAX_PART_SHARE = 0.1;
/** A picture that takes no more of what is all around it stands on that. */
const MAX_COVERED_SHARE = 0.9;

/** Whether a surface is the card that one of the pictures stands on. */
export const isAround = (surface: Box, pictures: readonly Box[]): boolean =>
  pictures.some((picture) => contains(surface, picture) && area(picture) <= MAX_COVERED_SHARE * area(surface));

/** The segmentation with some areas as pictures: nothing in them is a box, a rule or a letter any more. */
export function withPictures(segmentation: Segmentation, pictures: readonly Box[]): Segmentation {
  if (pictures.length === 0) return segmentation;
  const isInside = (part: Box, picture: Box): boolean => intersection(picture, part) > MIN_INSIDE_SHARE * area(part);
  const isOutside = (part: Box): boolean => !pictures.some((picture) => isInside(part, picture));
  const parts: Box[] = [...segmentation.surfaces, ...segmentation.glyphs];
  const whole = pictures.map((picture) =>
    unionBox([
      picture,
      ...parts.filter((part) => area(part) <= MAX_PART_SHARE * area(picture) && isInside(part, picture)),
    ]),
  );
  return {
    ...segmentation,
    surfaces: segmentation.surfaces.filter((surface) => isOutside(surface) || isAround(surface, pictures)),
    glyphs: segmentation.glyphs.filter(isOutside),
    antialiasedEdges: segmentation.antialiasedEdges.filter(isOutside),
    rules: segmentation.rules.filter(isOutside),
    pictures: [...segmentation.pictures.filter(isOutside), ...whole],
    charts: whole,
  };
}
