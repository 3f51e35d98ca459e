import type { LayoutNode } from '../../model/layout-node.ts';
import type { TextBlock } from '../../model/text-block.ts';
import { channelDistance } from '../../raster/color.ts';
import { MAX_COLOR_DISTANCE, MAX_SIZE_RATIO, median, mostFrequent } from '../../repetition/middle.ts';

const MIN_NAME_COUNT = 3;

/** What heads the parts of one region is set in what most of it is, where it is one colour and about one size. */
export function agreeOnType(names: readonly LayoutNode[]): void {
  const texts = names.flatMap(({ text }) => text ?? []);
  if (texts.length < MIN_NAME_COUNT) return;
  const font = mostFrequent(texts.map((text) => text.font));
  const models = texts.filter((text) => text.font === font);
  if (2 * models.length <= texts.length) return;
  const { size } = models[0];
  const letterSpacing = median(texts.map((text) => text.letterSpacing));
  // Another weight in another colour is meant; in the same one it is wrongly measured, as in small capitals.
  const isLike = (text: TextBlock): boolean =>
    channelDistance(text.color, models[0].color) <= MAX_COLOR_DISTANCE &&
    Math.abs(text.size - size) <= MAX_SIZE_RATIO * size;
  for (const text of texts) if (isLike(text)) Object.assign(text, { font, size, letterSpacing });
}

/** Whether two lines are set alike, in weight, too. */
export const areOneStyle = (a: TextBlock, b: TextBlock): boolean =>
  channelDistance(a.color, b.color) <= MAX_COLOR_DISTANCE &&
  Math.abs(a.font.weight - b.font.weight) <= MAX_WEIGHT_DIFFERENCE &&
  Math.abs(a.size - b.size) <= MAX_SIZE_DIFFERENCE * b.size;

const MAX_WEIGHT_DIFFERENCE = 100;
const MAX_SIZE_DIFFERENCE = 0.08;
