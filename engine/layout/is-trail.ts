import type { Rgb } from '../model/color.ts';
import { channelDistance } from '../raster/color.ts';

/** A link is told from other words by so many levels of a channel. */
const MIN_OTHER_LEVELS = 32;
/** Three places or more, or two of which the first is where everything begins, or a link; all with the same sign between. */
const TRAIL = /^(?:[^/›»>]{1,40}(?: ?([/›»>]) ?))(?:[^/›»>]{1,40} ?\1 ?)+[^/›»>]{1,60}$/;
const SHORT_TRAIL = /^(?:home|start) ?[/›»>] ?[^/›»>]{1,60}$/i;
const TWO_PLACES = /^\p{Lu}[^/›»>]{1,40} [/›»>] \p{Lu}[^/›»>]{1,60}$/u;

/**
 * Whether words are the names of places with signs between them, as in a breadcrumb.
 *
 * @param colors of the words, in their order
 */
export function isTrail(words: string, colors: readonly Rgb[]): boolean {
  if (/\d[/]\d/.test(words) || !words.split(/[/›»>]/).every((place) => /\p{L}/u.test(place))) return false;
  if (TRAIL.test(words) || SHORT_TRAIL.test(words)) return true;
  // The first place looks otherwise than the last one, where one is.
  return TWO_PLACES.test(words) && channelDistance(colors[0], colors[colors.length - 1]) >= MIN_OTHER_LEVELS;
}
