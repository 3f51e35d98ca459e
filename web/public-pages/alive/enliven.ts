import { FALLBACK, MISSING } from '../attributes.ts';
import { followLinks } from './follow-links.ts';
import { showAll } from './show-all.ts';

/**
 * What any section that stays as it came can do besides being read: its links lead on within the site, its pictures have
 * a fallback, its fields say in our words that they are empty, and what waited further down is shown.
 * @param go leads to another page of the site without loading it again
 */
export function enliven(root: HTMLElement, go: (to: string) => void, signal: AbortSignal): void {
  followLinks(root, go, signal);
  mendPictures(root, signal);
  showAll(root, signal);
  nameEmptyFields(root, signal);
}

/** A picture that cannot be loaded gives its place to its fallback. */
function mendPictures(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('error', ({ target }) => mend(target), { capture: true, signal });
  // One that failed before the page was alive has already said so.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.currentSrc && image.naturalWidth === 0) mend(image);
}

function mend(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const fallback = image.getAttribute(FALLBACK);
  if (fallback && image.getAttribute('src') !== fallback) image.src = fallback;
}

/** An empty field is named in the words that it carries, not in the browser's. */
function nameEmptyFields(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'invalid',
    ({ target }) => {
      const field = target as HTMLInputElement;
      field.setCustomValidity(field.validity.valueMissing ? (field.getAttribute(MISSING) ?? '') : '');
    },
    { capture: true, signal },
  );
  root.addEventListener('input', ({ target }) => (target as HTMLInputElement).setCustomValidity?.(''), { signal });
}
