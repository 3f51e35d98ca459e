import type { Rgb } from '../../model/color.ts';
import type { PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { fitGradient } from './fit-gradient.ts';

/** Lower bands are the shadow of a bar. */
const MIN_HEIGHT_PX = 48;
/** What nobody sees is no band; its ends may be as near to the page as one level. */
const MIN_RANGE_LEVELS = 6;
/** Every so many pixels of a row are looked at; so many of those on the page tell its colour, if so many of them have it. */
const STEP_PX = 4;
const MIN_SEEN_SHARE = 0.25;
const MIN_PLAIN_SHARE = 0.8;

/**
 * Bands from side to side whose colour fades into that of the page, as behind the head of many pages: where the two meet
 * there is no edge, so that both are one surface. They are the rows of that which have another colour than the page.
 */
export function findFadingBands(
  image: Pixels,
  { labels }: Pick<Segmentation, 'labels'>,
  surfaces: readonly Surface[],
  page: Rgb,
): PaintedBox[] {
  return surfaces
    .filter(({ width, height }) => width >= image.width - 2 && height >= MIN_HEIGHT_PX)
    .flatMap((ground) => bandsOf(image, labels, ground, page));
}

/** The bands of one surface that holds rows of the page as well: what has but a few is a gradient of its own. */
function bandsOf(image: Pixels, labels: Int32Array, ground: Surface, page: Rgb): PaintedBox[] {
  const bands: PaintedBox[] = [];
  let pageRows = 0;
  let [first, last]: [number | undefined, number] = [undefined, 0];
  let range = 0;
  const end = (): void => {
    if (first !== undefined && last + 1 - first >= MIN_HEIGHT_PX && range >= MIN_RANGE_LEVELS) {
      const box = { x: ground.x, y: first, width: ground.width, height: last + 1 - first };
      const gradient = fitGradient(image, labels, { ...ground, ...box });
      if (gradient) bands.push({ box, paint: { gradient }, surface: ground.label });
    }
    [first, range] = [undefined, 0];
  };
  for (let y = ground.y; y < bottom(ground); y++) {
    const color = isPlainAtEnds(image, labels, ground, y, page) ? page : colorOfRow(image, labels, ground, y);
    if (color === undefined) continue;
    const distance = channelDistance(color, page);
    if (distance === 0) {
      pageRows++;
      end();
    } else {
      first ??= y;
      last = y;
      range = Math.max(range, distance);
    }
  }
  end();
  return pageRows >= MIN_HEIGHT_PX ? bands : [];
}

/** Whether a row begins and ends with the page itself: what is darker between is the shadow of cards. */
const isPlainAtEnds = ({ data, width }: Pixels, labels: Int32Array, ground: Surface, y: number, page: Rgb): boolean =>
  [ground.x, right(ground) - 1].every((x) => labels[y * width + x] === ground.label && data[y * width + x] === page);

/** The colour that nearly all of a row has where nothing lies on it. */
function colorOfRow(image: Pixels, labels: Int32Array, ground: Surface, y: number): Rgb | undefined {
  const counts = new Map<Rgb, number>();
  let seen = 0;
  for (let x = ground.x; x < right(ground); x += STEP_PX) {
    const at = y * image.width + x;
    if (labels[at] !== ground.label) continue;
    seen++;
    counts.set(image.data[at], (counts.get(image.data[at]) ?? 0) + 1);
  }
  if (seen * STEP_PX < MIN_SEEN_SHARE * ground.width) return undefined;
  const [color, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return count >= MIN_PLAIN_SHARE * seen ? color : undefined;
}
