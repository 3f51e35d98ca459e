import type { Framework } from '#contract/generations.ts';
import { frameworkLoaded } from './load-framework.ts';
import { typefacesLoaded } from './load-typefaces.ts';

/** A page whose styles do not come is shown without them after this time (ms). */
const PATIENCE_MS = 3000;

let shown: Promise<void> | undefined;

/** Keeps the first page out of sight until its framework has styled it, so that it does not flash bare. */
export function showStyled(framework: Framework): void {
  shown ??= showOnce(framework);
}

/** Resolves when the page is in sight. */
export const pageShown = async (): Promise<void> => {
  await shown;
};

async function showOnce(framework: Framework): Promise<void> {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const styled = frameworkLoaded().then(() => (framework === 'tailwind' ? tailwindStyles() : undefined));
  await Promise.race([late, Promise.all([styled, typefacesLoaded()])]);
  style.visibility = '';
}

/** Tailwind's runtime reads the classes of the page and writes a style sheet of its own, a moment after it has loaded. */
function tailwindStyles(): Promise<void> {
  const written = () =>
    [...document.head.querySelectorAll('style:not([data-generated], [type])')].some(
      ({ textContent }) => textContent !== '',
    );
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (!written()) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    check();
  });
}
