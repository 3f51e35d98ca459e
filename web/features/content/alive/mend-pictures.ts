function mend(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const { fallback } = image.dataset;
  if (fallback && image.getAttribute('src') !== fallback) image.src = fallback;
}

/** A picture that cannot be loaded gives its place to the one named in `data-fallback`. */
export function mendPictures(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('error', ({ target }) => mend(target), { capture: true, signal });
  // One that failed before the page was alive has already said so.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.currentSrc && image.naturalWidth === 0) mend(image);
}
