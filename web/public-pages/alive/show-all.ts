import { whenIdle } from '#web/when-idle.ts';
import { LATER, LATER_SET, NOT_SHOWN, SHOWN } from '../attributes.ts';

/** Between two sections, so that showing them is no long task (ms). */
const STEP = 30;

/** What the page cache put off, and what the browser does by itself. */
const WAITING = `img[${LATER}], img[loading=lazy]`;

function fetchNow(image: HTMLImageElement): void {
  const later = image.getAttribute(LATER);
  const laterSet = image.getAttribute(LATER_SET);
  image.loading = 'eager';
  // A picture of the page that is taken at once has it, too.
  image.decoding = 'sync';
  if (!later || image.getAttribute('src') === later) return;
  if (laterSet) image.srcset = laterSet;
  image.src = later;
}

/**
 * Sections and pictures further down wait until somebody comes near, or until nothing else is to be done: whoever prints
 * the page or takes a picture of the whole of it never scrolls. Pictures wait longer for visitors who save data.
 */
export function showAll(root: HTMLElement, signal: AbortSignal): void {
  const fetchAll = () => {
    for (const image of root.querySelectorAll<HTMLImageElement>(WAITING)) fetchNow(image);
  };
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  whenIdle(() => {
    if (signal.aborted) return;
    const sections = [...root.querySelectorAll(NOT_SHOWN)];
    for (const [i, section] of sections.entries()) setTimeout(() => section.setAttribute(SHOWN, ''), i * STEP);
    if (!connection?.saveData) setTimeout(() => signal.aborted || fetchAll(), sections.length * STEP);
  });
  window.addEventListener('beforeprint', fetchAll, { signal });
}
