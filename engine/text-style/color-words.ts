import type { Rgb } from '../model/color.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { blue, channelDistance, green, red } from '../raster/color.ts';
import { type InkReading, readInk, readWordInk } from '../typeface/ink-color.ts';

/** Colours that are closer are one, whatever their hue. */
const MAX_SAME_COLOR_LEVELS = 14;
/** How much paler a word may be that has more than a few letters. */
const MAX_PALER_LEVELS = 40;
/** How far, in a channel, a mix of text and ground may be off the straight line between them. */
const MAX_MIX_DEVIATION_LEVELS = 16;
/** Strokes too thin to show their colour mix it with the ground; none goes farther from the ground than its colour, but for this noise. */
const MAX_MIX_SHARE = 1.3;

type Shade = { color: Rgb; glyphs: ConnectedComponent[]; words: number[] };

/**
 * The colour of each word of a line. Thin letters come out paler than thick ones of the same colour, so words are
 * gathered around the strongest of their colour (engine-log: word-colors), and a colour is read from all the words that share it.
 * @param groups the glyphs of each word; words without any take the colour of most letters
 */
export function colorWords(
  image: Pixels,
  segmentation: Ink,
  words: readonly { text: string }[],
  groups: readonly ConnectedComponent[][],
): Rgb[] {
  const own = groups.map((glyphs) => readWordInk(image, segmentation, glyphs));
  // Short words may be of a shade that only longer ones show.
  const strongestFirst = words
    .map((_, i) => i)
    .filter((i) => groups[i].length > 0)
    .sort(
      (a, b) => Number(isShort(words[a])) - Number(isShort(words[b])) || own[b].strength - own[a].strength || a - b,
    );
  const shades: Shade[] = [];
  for (const i of strongestFirst) {
    const { color } = own[i];
    const nearest = shades
      .filter((shade) => isSame(words[i].text, own[i], shade.color))
      .sort((a, b) => channelDistance(a.color, color) - channelDistance(b.color, color))[0];
    if (nearest) {
      nearest.words.push(i);
      nearest.glyphs.push(...groups[i]);
    } else shades.push({ color, glyphs: [...groups[i]], words: [i] });
  }
  const colors = words.map(() => 0);
  const lettersOf = (shade: Shade) => shade.words.reduce((sum, i) => sum + words[i].text.length, 0);
  const main = [...shades].sort((a, b) => lettersOf(b) - lettersOf(a))[0];
  const mainColor = main ? readInk(image, segmentation, main.glyphs).color : 0;
  colors.fill(mainColor);
  for (const shade of shades) {
    const color = shade === main ? mainColor : readInk(image, segmentation, shade.glyphs).color;
    for (const i of shade.words) colors[i] = color;
  }
  return colors;
}

const isShort = ({ text }: { text: string }): boolean => text.length <= 3;

/** Whether a word may have this colour: its strokes are too thin to show it, and mix it with the ground. */
function isSame(text: string, { color, ground }: InkReading, full: Rgb): boolean {
  const distance = channelDistance(color, full);
  if (distance < MAX_SAME_COLOR_LEVELS) return true;
  const channels = [red, green, blue].map((channel) => ({
    way: channel(full) - channel(ground),
    gone: channel(color) - channel(ground),
  }));
  const square = channels.reduce((sum, { way }) => sum + way * way, 0);
  const share = channels.reduce((sum, { way, gone }) => sum + way * gone, 0) / Math.max(1, square);
  if (channels.some(({ way, gone }) => Math.abs(gone - share * way) > MAX_MIX_DEVIATION_LEVELS)) return false;
  if (share > MAX_MIX_SHARE) return false;
  if (/^[^\p{L}\p{N}|/]+$/u.test(text)) return share > 0.3;
  return distance < MAX_PALER_LEVELS || (isShort({ text }) && share > 0.7);
}
