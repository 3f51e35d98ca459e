/** A line of a wheel that turns by lines, px: three of them are a notch, as elsewhere. */
const LINE_PX = 33;

/** By how much (px, down is positive) a wheel is turned that zooms, as with Ctrl or by two fingers; undefined for one that scrolls. */
export function zoomTurn({ ctrlKey, metaKey, deltaY, deltaMode }: WheelEvent): number | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY;
}

/**
 * Hands a wheel that zooms to whoever shows the page: a frame is all that hears it.
 * @returns what ends that
 */
export function forwardWheel(page: Document, tell: (by: number) => void): () => void {
  const hear = (event: WheelEvent) => {
    const by = zoomTurn(event);
    if (by === undefined) return;
    // Otherwise the browser zooms the whole workbench.
    event.preventDefault();
    tell(by);
  };
  page.addEventListener('wheel', hear, { passive: false, capture: true });
  return () => page.removeEventListener('wheel', hear, { capture: true });
}
