import type { Box } from '../model/box.ts';
import type { Places } from '../model/corrections.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Rule } from '../model/rule.ts';
import type { Sign } from '../model/segmentation.ts';
import { area, bottom, contains, intersection, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { liesIn } from './tell-text.ts';

/** Pixels by which what lies in a place may be beyond its edge. */
const SLACK_PX = 2;
const MAX_GROUND_LEVELS = 24;

/** What was seen of a page, as far as corrections change it. */
type Seen = {
  image: Pixels;
  boxes: PaintedBox[];
  rules: Rule[];
  dotted: Rule[];
  pictures: Box[];
  signs: Sign[];
  shapes: Box[];
  glyphLines: GlyphLine[];
  specks: Box[];
};

/** Each is one image of the page, and nothing else. */
export type Claimed = { icons: Box[]; pictures: Box[] };

/** Takes out what was found at places that are said to be icons or pictures, and says where these are. */
export function claimPlaces<T extends Seen>(seen: T, { icons, pictures }: Places): T & { claimed: Claimed } {
  const places = [...icons, ...pictures];
  if (places.length === 0) return { ...seen, claimed: { icons: [], pictures: [] } };
  const isFree = (box: Box): boolean => !liesIn(places, box);
  const isHeld = (box: Box): boolean => places.some((place) => contains(place, box, SLACK_PX));
  return {
    ...seen,
    boxes: seen.boxes.filter(({ box }) => !isHeld(box)),
    rules: seen.rules.filter(isFree),
    dotted: seen.dotted.filter(isFree),
    pictures: seen.pictures.filter((box) => !places.some((place) => 2 * intersection(place, box) > area(box))),
    signs: seen.signs.filter(({ box }) => isFree(box)),
    shapes: seen.shapes.filter(isFree),
    specks: seen.specks.filter(isFree),
    glyphLines: seen.glyphLines.flatMap((line) => {
      const glyphs = line.glyphs.filter(isFree);
      if (glyphs.length === line.glyphs.length) return [line];
      return glyphs.length > 0 ? [{ ...line, ...unionBox(glyphs), glyphs }] : [];
    }),
    claimed: { icons: icons.map((box) => inkIn(seen.image, box)), pictures: [...pictures] },
  };
}

/** The part of a box that is not of the colour around it: an icon without the room that was drawn around it by hand. */
function inkIn({ width, height, data }: Pixels, box: Box): Box {
  const edge = new Map<number, number>();
  const count = (x: number, y: number): void => {
    const color = data[y * width + x];
    edge.set(color, (edge.get(color) ?? 0) + 1);
  };
  const [x0, y0] = [Math.max(0, box.x - 1), Math.max(0, box.y - 1)];
  const [x1, y1] = [Math.min(width - 1, right(box)), Math.min(height - 1, bottom(box))];
  for (let x = x0; x <= x1; x++) for (const y of [y0, y1]) count(x, y);
  for (let y = y0; y <= y1; y++) for (const x of [x0, x1]) count(x, y);
  const [ground] = [...edge].sort((a, b) => b[1] - a[1])[0];
  const rows: Box[] = [];
  for (let y = box.y; y < bottom(box); y++) {
    let [first, last] = [-1, -1];
    for (let x = box.x; x < right(box); x++) {
      if (channelDistance(data[y * width + x], ground) <= MAX_GROUND_LEVELS) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) rows.push({ x: first, y, width: last - first + 1, height: 1 });
  }
  return rows.length > 0 ? unionBox(rows) : box;
}
