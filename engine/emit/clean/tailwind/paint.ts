import type { Purpose } from '../../../design-system/collect-color-uses.ts';
import { matchShadow } from '../../../design-system/match-shadow.ts';
import type { Css } from '../../../model/element.ts';
import type { Place } from './lengths.ts';
import type { Utility } from './order.ts';

/** What a colour is called behind `bg-`, `text-` or `border-`. */
export type ColorName = (value: string, purpose: Purpose) => string;

/** Corners have no angle of their own: `to-br` is 135° in a square alone. */
const DIRECTIONS: Record<number, string> = { 0: 't', 90: 'r', 180: 'b', 270: 'l' };

/** Backgrounds: `bg-white`, `bg-linear-to-r from-sky-500 to-indigo-500`, or a picture of the theme's. */
export function backgroundUtilities(rest: Css, color: ColorName, { tokens, name }: Place): Utility[] {
  const { 'background-color': fill, 'background-image': image } = rest;
  delete rest['background-color'];
  delete rest['background-image'];
  const utilities: Utility[] = [];
  if (fill !== undefined) utilities.push({ property: 'background-color', name: `bg-${color(fill, 'ground')}` });
  if (image === undefined) return utilities;
  const gradient = /^linear-gradient\((-?[\d.]+)deg, (.*)\)$/.exec(image);
  const stops = gradient?.[2].split(/,\s*/).map((stop) => stop.split(' ')) ?? [];
  if (gradient && stops.length >= 2 && stops.length <= 3) {
    const angle = Math.round(((Number(gradient[1]) % 360) + 360) % 360);
    utilities.push({
      property: 'background-image',
      name: `bg-linear-${DIRECTIONS[angle] ? `to-${DIRECTIONS[angle]}` : angle}`,
    });
    const names = stops.length === 2 ? ['from', 'to'] : ['from', 'via', 'to'];
    stops.forEach(([stop, at], i) => {
      utilities.push({ property: names[i], name: `${names[i]}-${color(stop, 'ground')}` });
      if (at && at !== STOPS[names[i]])
        utilities.push({ property: names[i], name: `${names[i]}-${Math.round(Number.parseFloat(at))}%` });
    });
    return utilities;
  }
  if (image !== 'none') {
    // `bg-accent` would be the colour of that name.
    const own = `${name}-${image.startsWith('url(') ? 'picture' : 'gradient'}`;
    utilities.push({ property: 'background-image', name: `bg-${tokens.name('background-image', image, own)}` });
  }
  return utilities;
}

/** Where Tailwind puts a stop that says nothing. */
const STOPS: Record<string, string> = { from: '0%', via: '50%', to: '100%' };

export function shadowUtilities(rest: Css, { tokens, name }: Place): Utility[] {
  const shadow = rest['box-shadow'];
  delete rest['box-shadow'];
  if (shadow === undefined) return [];
  const known = shadow === 'none' ? 'none' : matchShadow(shadow);
  return [{ property: 'box-shadow', name: `shadow-${known ?? tokens.name('shadow', shadow, name)}` }];
}
