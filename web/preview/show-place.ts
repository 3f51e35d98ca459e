import { type Box, boxOf, type Marker, makeMarker } from './marker.ts';
import { elementOf } from './numbers.ts';

let marker: Marker | undefined;
let shown: { at: number } | Box | null = null;
/** Whether it could be seen when it was last looked at. */
let isSeen = false;

/** Outlines an element or a place until another one is given, and follows it while the page changes. Null takes it away. */
export function showPlace(place: { at: number } | Box | null, scroll: boolean): void {
  marker ??= makeMarker(document, 'shown');
  shown = place;
  if (scroll) comeIntoView(target());
  follow();
}

/** Lays the outline over its place again, after the page has changed or been moved. */
export function follow(): void {
  const place = target();
  isSeen = place !== null && isInView(boxOf(place));
  marker?.lieOver(place);
}

/** What could be seen before the window changed its size can be seen afterwards: a panel may have come up over it. */
function stayInView(): void {
  if (isSeen) comeIntoView(target());
  follow();
}

/** Whether this very place is the one that is outlined. */
export const isShown = (place: Box): boolean => shown === place;

export const shownElement = (): Element | null => (shown && 'at' in shown ? elementOf(shown.at) : null);

const target = (): Element | Box | null => (shown && 'at' in shown ? elementOf(shown.at) : shown);

const isInView = ({ y, height }: Pick<Box, 'y' | 'height'>): boolean =>
  y >= 0 && y + Math.min(height, window.innerHeight) <= window.innerHeight;

function comeIntoView(place: Element | Box | null): void {
  if (!place) return;
  const { y, height } = boxOf(place);
  if (isInView({ y, height })) return;
  const room = Math.max(0, window.innerHeight - height) / 2;
  // `scrollIntoView` would scroll the page around the frame as well.
  window.scrollBy(0, y - room);
}

/** Follows what moves without a word from the parent: scrolling, a window of another size, styles that come late. */
export function followChanges(page: Document): void {
  page.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', stayInView);
  new ResizeObserver(follow).observe(page.body);
  new MutationObserver(() => requestAnimationFrame(follow)).observe(page.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
