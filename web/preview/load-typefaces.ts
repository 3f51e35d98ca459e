import { arrival } from './arrival.ts';
import { linkedFaces } from './linked-faces.ts';

const asked = new Map<string, Promise<unknown>>();

/** Brings in the faces that a page links, each once; the service has them. One that it does not have is left out. */
export function loadTypefaces(page: Document): void {
  for (const face of linkedFaces(page)) {
    if (asked.has(face)) continue;
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/preview/fonts/${face}.css`,
      // Its rules may be read then, to paint the page.
      crossOrigin: 'anonymous',
    });
    // One that did not come has no rules to read.
    sheet.addEventListener('error', () => sheet.remove());
    asked.set(face, arrival(sheet));
  }
}

/** Resolves when the faces are there (or cannot be had) and what is set in them is. */
export async function typefacesLoaded(): Promise<void> {
  await Promise.all(asked.values());
  await document.fonts.ready;
}
