import type { Analysis } from '../model/conversion.ts';
import { type Joined, joinWidths } from './join-widths.ts';

/** Of what the design for desktops shows, so much has to be in the others. */
export const MIN_FOUND_SHARE = 0.3;

/**
 * Makes one page of what was found in pictures of it on several screens: its clean description follows all of them, the exact
 * one stays that of the desktop's.
 */
export function joinAnalyses(
  desktop: Analysis,
  { tablet, phone }: { tablet?: Analysis | undefined; phone?: Analysis | undefined },
): { analysis: Analysis; found: Joined['found'] } {
  const cleanOf = (analysis: Analysis | undefined) => analysis && (analysis.clean ?? analysis.page);
  const { page, found } = joinWidths(cleanOf(desktop)!, { tablet: cleanOf(tablet), phone: cleanOf(phone) });
  return { analysis: { ...desktop, clean: page }, found };
}
