import type { Rgb } from '../../model/color.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { blue, green, red } from '../../raster/color.ts';
import { inReadingOrder } from './item.ts';

const MIN_WIDTH_PX = 260;
const MAX_HEIGHT_PX = 130;
const MAX_SIGN_PX = 40;
const MAX_SIGN_INSET_PX = 32;
const MIN_WORD_COUNT = 3;
/** How far a tint is from grey. */
const MIN_CHROMA_LEVELS = 8;

/** A wide, tinted box with a sign before a sentence, both of the hue of the box. */
export function findAlert(node: LayoutNode): boolean {
  if (node.kind !== 'row' || node.component || node.box.width < MIN_WIDTH_PX || node.box.height > MAX_HEIGHT_PX)
    return false;
  const fill = node.paint?.fill;
  if (fill === undefined || chromaOf(fill) < MIN_CHROMA_LEVELS) return false;
  const [sign, text, ...others] = inReadingOrder(node);
  const isSign = sign?.kind === 'image' && Math.max(sign.box.width, sign.box.height) <= MAX_SIGN_PX;
  if (!isSign || sign.box.x - node.box.x > MAX_SIGN_INSET_PX || text?.kind !== 'text' || others.length > 1)
    return false;
  const words = text.text.lines.flatMap((line) => line.text.split(' '));
  if (words.length < MIN_WORD_COUNT || /^h\d/.test(text.role ?? '')) return false;
  if (chromaOf(text.text.color) < MIN_CHROMA_LEVELS || !isSameHue(fill, text.text.color)) return false;
  const isOther = (one: LayoutNode): boolean => one.kind === 'image' || one.role === 'button' || one.role === 'a';
  if (!others.every(isOther)) return false;
  node.component = { kind: 'alert' };
  return true;
}

const channels = (color: Rgb): number[] => [red(color), green(color), blue(color)];

function chromaOf(color: Rgb): number {
  const levels = channels(color);
  return Math.max(...levels) - Math.min(...levels);
}

/** Whether two colours lie on the same side of grey. */
function isSameHue(a: Rgb, b: Rgb): boolean {
  const offGrey = (color: Rgb): number[] => {
    const levels = channels(color);
    const grey = (levels[0] + levels[1] + levels[2]) / 3;
    return levels.map((level) => level - grey);
  };
  const [u, v] = [offGrey(a), offGrey(b)];
  const dot = u.reduce((sum, level, i) => sum + level * v[i], 0);
  return dot > MIN_COSINE * Math.hypot(...u) * Math.hypot(...v);
}

const MIN_COSINE = 0.6;
