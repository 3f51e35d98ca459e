/** The large pictures that come with the site are there in a phone's width, too (scripts/make-site-pictures.ts). */
const OWN = /^(\/site\/(?:banner|about-\d|contact))\.webp$/;

/**
 * @param width of the picture in pixels
 * @param sizes how wide it is shown, as in HTML
 */
export function ownWidths(src: string, width: number, sizes: string): { srcSet?: string; sizes?: string } {
  const [, name] = OWN.exec(src) ?? [];
  return name ? { srcSet: `${name}-640.webp 640w, ${src} ${width}w`, sizes } : {};
}
