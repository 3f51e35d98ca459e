import { MAX_DESIGN_PIXELS } from '#contract/vocabulary/generation-limits.ts';

/** Widths in points up to which a page is taken for the screen of a phone; design tools write one point for each pixel. */
const PHONE_WIDTH_PT = 480;
/** A page that is no phone's is drawn as wide as a desktop, in pixels. */
const MIN_DESKTOP_PX = 1280;
const MAX_DESKTOP_PX = 1440;
/** A phone's screen has two pixels for each point, as screenshots of one have. */
const PHONE_DENSITY = 2;

/** Pixels for each point with which a page of a PDF becomes the picture of a design. */
export function pageScale({ width, height }: { width: number; height: number }): number {
  const isPhone = width <= PHONE_WIDTH_PT && height > width;
  const wanted = isPhone ? PHONE_DENSITY : Math.min(MAX_DESKTOP_PX, Math.max(MIN_DESKTOP_PX, width)) / width;
  return Math.min(wanted, Math.sqrt(MAX_DESIGN_PIXELS / (width * height)));
}
