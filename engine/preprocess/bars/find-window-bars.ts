import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom } from '../../raster/box.ts';
import { findField } from './find-field.ts';
import { findStrips, type Strip } from './find-strips.ts';
import { hasNavigation, hasTab, hasTrafficLights } from './window-buttons.ts';

/** The bars of a browser take no more, as a share of the window's width. */
const MAX_BARS_SHARE = 0.14;
/** A bar with an address, and one with bookmarks below it, in heights of the field. */
const MAX_TOOLBAR_FIELDS = 3;
/** Limits for the height of the field, as a share of the window's width. */
const [MIN_FIELD_SHARE, MAX_FIELD_SHARE] = [0.01, 0.06];
/** What separates the bars from the page is thinner, in heights of the field. */
const MAX_LINE_FIELDS = 0.1;

/**
 * The row below the bars of the browser whose window `box` is; null when these are no bars of a browser. A field for the address
 * alone is none: pages have fields in their headers, too. It comes with the buttons of the window, or with the arrows of a
 * browser before it and a tab above.
 */
export function findWindowBars(image: Pixels, box: Box): { row: number; field: Box } | null {
  const limit = Math.min(image.height, bottom(box), box.y + Math.round(MAX_BARS_SHARE * box.width));
  const strips = findStrips(image, box, limit);
  const bars = strips.filter((strip) => strip.bottom - strip.top > 0.01 * box.width).slice(0, 3);
  for (const [index, strip] of bars.entries()) {
    const field = findField(image, box, strip);
    if (!field || field.height < MIN_FIELD_SHARE * box.width || field.height > MAX_FIELD_SHARE * box.width) continue;
    const isBrowser =
      hasTrafficLights(image, box, bars[0]) ||
      (index > 0 && hasNavigation(image, box, strip, field) && hasTab(image, box, bars[index - 1], strip, field));
    return isBrowser ? { row: endOf(strip, field, strips), field } : null;
  }
  return null;
}

function endOf(toolbar: Strip, field: Box, strips: readonly Strip[]): number {
  // A page of the same colour follows without a line.
  if (toolbar.bottom - toolbar.top > MAX_TOOLBAR_FIELDS * field.height)
    return bottom(field) + Math.max(0, field.y - toolbar.top);
  const line = strips.find(({ top }) => top === toolbar.bottom);
  return line && line.bottom - line.top <= Math.max(2, MAX_LINE_FIELDS * field.height) ? line.bottom : toolbar.bottom;
}
