import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Places } from '../model/corrections.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { area, centerX, centerY, intersection, overlapY, right, unionBox } from '../raster/box.ts';
import { attachPunctuation } from '../text-detection/attach-punctuation.ts';
import { groupLines } from '../text-detection/group-lines.ts';
import { joinAcrossSurfaces } from '../text-detection/join-across-surfaces.ts';

/** So much of what is found lies in a place that it is what the place is said to be. */
const MIN_INSIDE_SHARE = 0.6;
/** Letters in one row share so much of the lower one's height. */
const MIN_ROW_SHARE = 0.5;

const isIn = (place: Box, { x, y, width, height }: Box): boolean => {
  const [column, row] = [centerX({ x, y, width, height }), centerY({ x, y, width, height })];
  return column >= place.x && column < right(place) && row >= place.y && row < place.y + place.height;
};

/** Whether something has its middle in one of some places. */
export const liesIn = (places: readonly Box[], box: Box): boolean => places.some((place) => isIn(place, box));

/** Whether most of something is said to be text. */
export const isSaidText = ({ text, words }: Places, box: Box): boolean =>
  [...text, ...words.map((one) => one.box)].some((place) => intersection(place, box) > MIN_INSIDE_SHARE * area(box));

/** Whether a piece of ink is said to be of a text. */
export const isSaidGlyph = ({ text, words }: Places, glyph: Box): boolean =>
  liesIn([...text, ...words.map(({ box }) => box)], glyph);

/** Lines of the ink that is said to be text, whatever it looks like; where words are given, the line that they are the words of. */
export function tellText(glyphs: readonly ConnectedComponent[], { text, words }: Places): GlyphLine[] {
  const taken = new Set<ConnectedComponent>();
  const take = (place: Box): ConnectedComponent[] => {
    const own = glyphs.filter((glyph) => !taken.has(glyph) && isIn(place, glyph));
    for (const glyph of own) taken.add(glyph);
    return own;
  };
  const worded = words.flatMap(({ box, text: content }) => {
    const rows = rowsOf(take(box));
    const [line, ...others] = rows.sort((a, b) => b.glyphs.length - a.glyphs.length);
    return line ? [{ ...line, said: { words: content } }, ...others.map((other) => ({ ...other, said: {} }))] : [];
  });
  const read = text.flatMap((place) =>
    joinAcrossSurfaces(attachPunctuation(groupLines(take(place)))).map((line) => ({ ...line, said: {} })),
  );
  return [...worded, ...read];
}

/** All ink of a row is one line, on the surface that most of it lies on. */
function rowsOf(glyphs: readonly ConnectedComponent[]): GlyphLine[] {
  const rows: ConnectedComponent[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => b.height - a.height)) {
    const row = rows.find((one) => overlapY(unionBox(one), glyph) > MIN_ROW_SHARE * glyph.height);
    if (row) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows.map((row) => {
    const counts = new Map<number, number>();
    for (const { surface, pixels } of row) counts.set(surface, (counts.get(surface) ?? 0) + pixels);
    const [[surface]] = [...counts].sort((a, b) => b[1] - a[1]);
    return { ...unionBox(row), glyphs: row.sort((a, b) => a.x - b.x), surface };
  });
}
