/** The least distance of content from the edge of a narrow screen, and between stacked parts, in pixels. */
export const GUTTER_PX = 16;

/** Designs up to this width are for phones: their distances are right as they are. */
const MAX_PHONE_WIDTH_PX = 480;

/** `12px`, `1.5px`; zero has no unit. */
export function px(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : `${rounded}px`;
}

const asViewportWidth = (value: number, designWidth: number): string =>
  `${Math.ceil((value / designWidth) * 1000) / 10}vw`;

/**
 * A horizontal distance that is exact at the design width and shrinks with narrower screens when it is large, down to `least`,
 * so that an indent never pushes content off a phone.
 */
export function fluid(value: number, designWidth: number, least = GUTTER_PX): string {
  if (value <= 24) return px(value);
  if (designWidth <= MAX_PHONE_WIDTH_PX) return `min(${px(value)}, ${asViewportWidth(value, designWidth)})`;
  if (value > 96) return shrinkByPixel(value, least, designWidth);
  return `clamp(${least}px, ${asViewportWidth(value, designWidth)}, ${px(value)})`;
}

/** A gap between columns: like `fluid`, but it may close up more. */
export function fluidGap(value: number, designWidth: number): string {
  if (value <= 16) return px(value);
  return `clamp(12px, ${asViewportWidth(value, designWidth)}, ${px(value)})`;
}

/** The distance of the page's content from its edge: every part has the same gutter on a narrow screen. */
export function gutter(value: number, designWidth: number): string {
  if (value <= GUTTER_PX || designWidth <= MAX_PHONE_WIDTH_PX) return fluid(value, designWidth);
  // What begins right of the middle would never come nearer to the edge.
  if (value >= designWidth / 2) return shrinkByPixel(value, GUTTER_PX, designWidth);
  return `clamp(${GUTTER_PX}px, 50vw - ${Math.floor(designWidth / 2 - value)}px, ${px(value)})`;
}

/** A vertical distance: large ones become smaller where the screen is narrow, down to `least`. */
export function fluidVertical(value: number, least: number, designWidth: number): string {
  const width = windowWidthOf(designWidth);
  if (value <= least + 8 || width <= MAX_PHONE_WIDTH_PX) return px(value);
  if (value > 200) return shrinkByPixel(value, least, width);
  return `clamp(${px(least)}, ${asViewportWidth(value, width)}, ${px(value)})`;
}

/** Common widths of windows on computers. */
const WINDOW_WIDTHS_PX = [1280, 1366, 1440, 1536, 1920];
/** How much wider than its window a page may be: a few things stick out, and the picture is of the whole page. */
const MAX_EXCESS_SHARE = 0.02;

/** The width of the window in which a page was as high as in its design: it may have been a little narrower than the page. */
function windowWidthOf(designWidth: number): number {
  const isWindow = (width: number) => designWidth >= width && designWidth <= (1 + MAX_EXCESS_SHARE) * width;
  return WINDOW_WIDTHS_PX.find(isWindow) ?? designWidth;
}

/** Loses a pixel with every pixel that the screen is narrower than the design, down to `least`. */
function shrinkByPixel(value: number, least: number, designWidth: number): string {
  return `clamp(${least}px, 100vw - ${Math.floor(designWidth - value)}px, ${px(value)})`;
}

/**
 * A minimal width that holds at the design width and gives way pixel by pixel below it, faster than any container
 * shrinks: it can keep a line together, but never push content off a narrower screen. `x` is where it begins in the
 * design: beyond the edge of the design it never reaches.
 */
export function fluidMinWidth(value: number, x: number, designWidth: number): string {
  const width = Math.min(Math.ceil(value), Math.floor(designWidth - Math.max(0, x)));
  return `min(${width}px, 100vw - ${Math.max(0, designWidth - width)}px)`;
}
