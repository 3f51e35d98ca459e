import type { Box } from '../../model/box.ts';
import type { Segmentation } from '../../model/segmentation.ts';
import { area, intersection } from '../../raster/box.ts';

/** More of a part than this lies in a picture that it belongs to. */
const MIN_INSIDE_SHARE = 0.6;

/** The segmentation with some areas as pictures: nothing in them is a box, a rule or a letter any more. */
export function withPictures(segmentation: Segmentation, pictures: readonly Box[]): Segmentation {
  if (pictures.length === 0) return segmentation;
  const isOutside = (part: Box): boolean =>
    !pictures.some((picture) => intersection(picture, part) > MIN_INSIDE_SHARE * area(part));
  return {
    ...segmentation,
    surfaces: segmentation.surfaces.filter(isOutside),
    glyphs: segmentation.glyphs.filter(isOutside),
    antialiasedEdges: segmentation.antialiasedEdges.filter(isOutside),
    rules: segmentation.rules.filter(isOutside),
    pictures: [...segmentation.pictures.filter(isOutside), ...pictures],
  };
}
