import type { Css } from '../../../model/element.ts';
import { LEADINGS, MAX_SIZE_ERROR_PX, nearest, stepOf, TRACKINGS, TYPE } from '../scale.ts';
import { inRem, type Place } from './lengths.ts';
import type { Utility } from './order.ts';

/** Half a pixel of a line is not seen, and Tailwind's own line heights are whole. */
const MAX_LEADING_ERROR_PX = 0.5;
/** Letters this much further apart, in em, look the same. */
const MAX_TRACKING_ERROR_EM = 0.006;

/** `text-sm`, `text-xl leading-tight`, `tracking-wide`. @param inherited the type size around, in px */
export function typeUtilities(rest: Css, inherited: number, place: Place): Utility[] {
  const { 'font-size': size, 'line-height': height, 'letter-spacing': spacing } = rest;
  for (const property of ['font-size', 'line-height', 'letter-spacing']) delete rest[property];
  const pixels = size === undefined ? inherited : Number.parseFloat(size);
  const utilities: Utility[] = [];
  const leading = height === undefined ? undefined : Number.parseFloat(height);
  let own: number | undefined;
  if (size !== undefined) {
    const { name, leading: paired } = sizeName(pixels, place);
    own = paired;
    utilities.push({ property: 'font-size', name: `text-${name}` });
  }
  if (leading !== undefined && (own === undefined || Math.abs(own - leading) > MAX_LEADING_ERROR_PX))
    utilities.push({ property: 'line-height', name: `leading-${leadingName(leading, pixels, place)}` });
  if (spacing !== undefined)
    utilities.push({ property: 'letter-spacing', name: `tracking-${trackingName(spacing, pixels, place)}` });
  return utilities;
}

function sizeName(size: number, { tokens, name }: Place): { name: string; leading: number } {
  const near = nearest(
    size,
    TYPE.map((one) => one.size),
    MAX_SIZE_ERROR_PX,
  );
  const known = TYPE.find((one) => one.size === near);
  if (known) return known;
  const value = inRem(`${size}px`);
  // A size of the page's own has no line height with it: what stands beside it says that.
  return { name: tokens.name('text', value, name), leading: 0 };
}

function leadingName(leading: number, size: number, { tokens, name }: Place): string {
  const exact = stepOf(leading, MAX_LEADING_ERROR_PX);
  if (exact) return exact;
  const factor = Object.entries(LEADINGS).find(([, one]) => Math.abs(one * size - leading) <= 2 * MAX_LEADING_ERROR_PX);
  if (factor) return factor[0];
  return tokens.name('leading', String(Math.round((1000 * leading) / size) / 1000), name);
}

function trackingName(spacing: string, size: number, { tokens, name }: Place): string {
  const em = spacing === 'normal' ? 0 : Number.parseFloat(spacing) / (spacing.endsWith('px') ? size : 1);
  const near = nearest(em, Object.values(TRACKINGS), MAX_TRACKING_ERROR_EM);
  const known = Object.entries(TRACKINGS).find(([, one]) => one === near);
  return known ? known[0] : tokens.name('tracking', `${Math.round(em * 1000) / 1000}em`, name);
}
