import { layOutElement, openLayout } from '../clean/check/lay-out.ts';
import type { Analysis } from '../model/conversion.ts';
import { type Described, type Joined, joinWidths } from './join-widths.ts';

/** Of what two designs of one page show, so much has to be in both. */
export const MIN_FOUND_SHARE = 0.3;

/**
 * Makes one page of what was found in pictures of it on several screens: its clean description follows all of them, the exact
 * one stays that of the desktop's.
 *
 * @param layout the WebAssembly of Taffy, which the page is laid out with to be put in place
 */
export function joinAnalyses(
  desktop: Analysis,
  { tablet, phone }: { tablet?: Analysis | undefined; phone?: Analysis | undefined },
  layout: Uint8Array<ArrayBuffer>,
): { analysis: Analysis; found: Joined['found'] } {
  openLayout(layout);
  const describe = ({ clean, page, pageArea, places }: Analysis): Described => ({
    page: clean ?? page,
    width: Math.round(pageArea.width / pageArea.density),
    places: clean && places,
  });
  const { page, found } = joinWidths(
    describe(desktop),
    { tablet: tablet && describe(tablet), phone: phone && describe(phone) },
    layOutElement,
  );
  // Its elements are others than those that were found in the picture.
  return { analysis: { ...desktop, clean: page, places: undefined }, found };
}
