import type { Box } from '../model/box.ts';
import type { Css } from '../model/element.ts';
import { right } from '../raster/box.ts';
import type { Context, Frame } from './context.ts';
import { fluid, GUTTER_PX, gutter, px } from './lengths.ts';

type Placement = { kind: 'full' | 'center' | 'left' | 'right'; before: number; after: number };

/** Whether these columns are the whole page: what keeps away from their edges keeps the page's gutter. */
export const isPageWide = (frame: Frame, { designWidth }: Context): boolean =>
  frame.x0 <= 1 && frame.x1 >= designWidth - 1;

/** A distance from the edge of the columns that something stands in. */
export function indentOf(value: number, frame: Frame, context: Context): string {
  return isPageWide(frame, context) ? gutter(value, context.designWidth) : fluid(value, context.designWidth);
}

/** Edges of pictures are known to the pixel; where a text ends also depends on its font. */
const MAX_PICTURE_ASYMMETRY_PX = 3;

/** How a box sits in the columns it was given. `asymmetry`: by how many pixels it may be off their middle. */
export function placementOf(
  box: Box,
  frame: Frame,
  asymmetry = Math.max(MAX_PICTURE_ASYMMETRY_PX, 0.008 * (frame.x1 - frame.x0)),
): Placement {
  const before = box.x - frame.x0;
  const after = frame.x1 - right(box);
  if (Math.abs(before) <= 2 && Math.abs(after) <= 2) return { kind: 'full', before, after };
  if (before > 6 && Math.abs(before - after) <= asymmetry) return { kind: 'center', before, after };
  if (Math.abs(after) <= 3 && before > 24) return { kind: 'right', before, after };
  return { kind: 'left', before, after };
}

/** What is narrower has room on both sides on any screen. */
const MAX_NARROW_WIDTH_PX = 240;
/** Less on both sides is no padding, and more is free room. */
const MIN_INSET_PX = 6;
const MAX_INSET_PX = 24;

/** In the middle of the page something keeps the gutter on both sides, in the middle of a box the distance it has there. */
function sidesOf(distance: number, { width }: Box, frame: Frame, context: Context): string {
  if (isPageWide(frame, context)) return distance >= GUTTER_PX ? `100% - ${2 * GUTTER_PX}px` : '';
  const kept = Math.min(MAX_INSET_PX, Math.floor(distance));
  return width > MAX_NARROW_WIDTH_PX && kept >= MIN_INSET_PX ? `100% - ${2 * kept}px` : '';
}

/**
 * Declarations that put a box at its place and let it shrink with the screen. A block keeps its automatic width and only
 * gets a maximum, so that an indent can never push it off the screen; replaced elements (images, fields, buttons) have
 * no automatic width and subtract the indent themselves.
 */
export function placeBox(box: Box, frame: Frame, context: Context, replaced = false): Css {
  const { kind, before, after } = placementOf(box, frame, replaced ? MAX_PICTURE_ASYMMETRY_PX : undefined);
  const sides = kind === 'center' ? sidesOf(Math.min(before, after), box, frame, context) : '';
  const indent = kind === 'left' && Math.round(before) > 0 ? indentOf(before, frame, context) : '0';
  const width: Css = replaced
    ? { width: px(box.width), 'max-width': sides || indent !== '0' ? `calc(${sides || `100% - ${indent}`})` : '100%' }
    : { 'max-width': sides ? `min(${px(box.width)}, ${sides})` : px(box.width) };
  if (kind === 'full') {
    // What fills its columns goes on doing so where they are wider; icons keep their size.
    const fills = box.width > 96 && Math.abs(box.width - (frame.x1 - frame.x0)) < 0.6;
    return replaced ? (fills ? { width: '100%' } : width) : {};
  }
  if (kind === 'center') return { ...width, 'margin-left': 'auto', 'margin-right': 'auto' };
  if (kind === 'right') return { ...width, 'margin-left': 'auto' };
  return indent === '0' ? width : { ...width, 'margin-left': indent };
}
