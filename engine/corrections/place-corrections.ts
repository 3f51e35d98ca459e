import type { Box } from '../model/box.ts';
import { type Corrections, NO_PLACES, type Places } from '../model/corrections.ts';
import type { Frame } from '../preprocess/find-frame.ts';
import { bottom, right } from '../raster/box.ts';

type Size = { width: number; height: number };

/** Where corrections of a picture lie on its page, in the pixels that it came with. What lies beside the page is left out. */
export function placeCorrections({ boxes = [], words = [] }: Corrections, frame: Omit<Frame, 'bars'>): Places {
  if (boxes.length + words.length === 0) return NO_PLACES;
  const { page, x, y, scale, mirrored } = frame;
  const onPage = (box: Box): Box => {
    const [width, height] = [box.width / scale, box.height / scale];
    const left = (box.x - x) / scale;
    return { x: mirrored ? page.width - left - width : left, y: (box.y - y) / scale, width, height };
  };
  const ofKind = (kind: string): Box[] => boxes.filter((one) => one.kind === kind).map(({ box }) => onPage(box));
  const places = {
    text: ofKind('text'),
    words: words.map(({ box, text }) => ({ box: onPage(box), text })),
    icons: ofKind('icon'),
    pictures: ofKind('picture'),
    ignored: ofKind('ignore'),
  };
  return shrinkPlaces(places, 1, page);
}

/** The places on a page that was made `density` times as small, in whole pixels of it. */
export function shrinkPlaces(places: Places, density: number, page: Size): Places {
  if (places === NO_PLACES) return places;
  const shrink = (boxes: readonly Box[]): Box[] => boxes.flatMap((box) => within(box, density, page));
  return {
    text: shrink(places.text),
    words: places.words.flatMap(({ box, text }) => within(box, density, page).map((place) => ({ box: place, text }))),
    icons: shrink(places.icons),
    pictures: shrink(places.pictures),
    ignored: shrink(places.ignored),
  };
}

/** The whole pixels of the page that a box covers; none where it lies beside the page. */
function within(box: Box, density: number, page: Size): Box[] {
  const [x, y] = [Math.max(0, Math.round(box.x / density)), Math.max(0, Math.round(box.y / density))];
  const width = Math.min(page.width, Math.round(right(box) / density)) - x;
  const height = Math.min(page.height, Math.round(bottom(box) / density)) - y;
  return width > 0 && height > 0 ? [{ x, y, width, height }] : [];
}
