import type { Css } from '../../../model/element.ts';
import { LEADINGS, nearest, STEP_PX, stepOf, TRACKINGS } from '../scale.ts';
import { documentedSize, type TypeScale } from '../type-scale.ts';
import { inRem, type Place } from './lengths.ts';
import type { Utility } from './order.ts';

/** Half a pixel of a line is not seen, and Tailwind's own line heights are whole. */
const MAX_LEADING_ERROR_PX = 0.4;
/** Letters this much further apart, in em, look the same. */
const MAX_TRACKING_ERROR_EM = 0.006;

/**
 * `scale`: the sizes of the page. `hasLeading`: the element has a `leading-*` on a narrower screen, which stands above the line height
 * of any size.
 */
type TypePlace = Place & { scale: TypeScale; hasLeading?: boolean };

/** `text-sm`, `text-xl leading-tight`, `tracking-wide`. @param inherited the type size around, in px */
export function typeUtilities(rest: Css, inherited: number, place: TypePlace): Utility[] {
  const { 'font-size': size, 'line-height': height, 'letter-spacing': spacing } = rest;
  for (const property of ['font-size', 'line-height', 'letter-spacing']) delete rest[property];
  const pixels = size === undefined ? inherited : Number.parseFloat(size);
  const utilities: Utility[] = [];
  const leading = height === undefined ? undefined : Number.parseFloat(height);
  const named = size === undefined ? undefined : sizeName(size, place);
  if (named) utilities.push({ property: 'font-size', name: `text-${named.name}` });
  const isPaired =
    !place.hasLeading &&
    leading !== undefined &&
    named?.leading !== undefined &&
    Math.abs(named.leading - leading) <= MAX_LEADING_ERROR_PX;
  if (isPaired) named.pair();
  else if (leading !== undefined)
    utilities.push({ property: 'line-height', name: `leading-${leadingName(leading, pixels, place)}` });
  if (spacing !== undefined)
    utilities.push({ property: 'letter-spacing', name: `tracking-${trackingName(spacing, pixels, place)}` });
  return utilities;
}

/** A size by its name. `leading`: the line height that comes with it in px. `pair`: makes it come with it. */
type NamedSize = { name: string; leading?: number; pair(): void };

function sizeName(size: string, { tokens, scale, name: place }: TypePlace): NamedSize {
  const known = documentedSize(Number.parseFloat(size));
  if (known) return { ...known, pair: () => {} };
  const { name: wanted, leading } = scale.get(size) ?? { name: place };
  const name = tokens.name('text', inRem(size), wanted);
  if (leading === undefined) return { name, pair: () => {} };
  const pixels = Number.parseFloat(leading);
  return {
    name,
    leading: pixels,
    pair: () => tokens.set('text', `${name}--line-height`, pairedLeading(pixels, Number.parseFloat(size))),
  };
}

/** The line height that `leading-*` would give, as a length where that is one. */
function pairedLeading(leading: number, size: number): string {
  const step = stepOf(leading, MAX_LEADING_ERROR_PX);
  const pixels = step === undefined ? leading : STEP_PX * Number(step);
  return Number.isInteger(pixels) ? inRem(`${pixels}px`) : factorOf(leading, size);
}

const factorOf = (leading: number, size: number): string => String(Math.round((1000 * leading) / size) / 1000);

function leadingName(leading: number, size: number, { tokens, name }: Place): string {
  const exact = stepOf(leading, MAX_LEADING_ERROR_PX);
  if (exact) return exact;
  const factor = Object.entries(LEADINGS).find(([, one]) => Math.abs(one * size - leading) <= 2 * MAX_LEADING_ERROR_PX);
  if (factor) return factor[0];
  return tokens.name('leading', factorOf(leading, size), name);
}

function trackingName(spacing: string, size: number, { tokens, name }: Place): string {
  const em = spacing === 'normal' ? 0 : Number.parseFloat(spacing) / (spacing.endsWith('px') ? size : 1);
  const near = nearest(em, Object.values(TRACKINGS), MAX_TRACKING_ERROR_EM);
  const known = Object.entries(TRACKINGS).find(([, one]) => one === near);
  return known ? known[0] : tokens.name('tracking', `${Math.round(em * 1000) / 1000}em`, name);
}
