import { arrival } from './arrival.ts';
import { linkedFaces } from './linked-faces.ts';
import { neededPieces, type Piece, piecesOf } from './needed-pieces.ts';

const asked = new Map<string, Promise<unknown>>();
const indices = new Map<string, Promise<Piece[]>>();

/** Brings in the faces that a page links, each once; the service has them. One that it does not have is left out. */
export function loadTypefaces(page: Document): void {
  const { faces, inPieces } = linkedFaces(page);
  for (const face of faces) void loadOnce(face);
  if (inPieces.length === 0) return;
  const letters = new Set(page.body.textContent);
  for (const family of inPieces) {
    const needed = indexOf(family).then((pieces) => Promise.all(neededPieces(pieces, letters).map(loadOnce)));
    asked.set(family, Promise.all([asked.get(family), needed]));
  }
}

function loadOnce(name: string): Promise<unknown> {
  const known = asked.get(name);
  if (known) return known;
  const sheet = styleSheet(name);
  // One that did not come has no rules to read.
  sheet.addEventListener('error', () => sheet.remove());
  const loaded = arrival(sheet);
  asked.set(name, loaded);
  return loaded;
}

/** Which letters each piece of a family has; no pieces where the service does not know it. */
function indexOf(family: string): Promise<Piece[]> {
  const known = indices.get(family);
  if (known) return known;
  const link = styleSheet(family);
  const read = arrival(link).then(() => {
    const pieces = link.sheet ? piecesOf(link.sheet) : [];
    link.remove();
    return pieces;
  });
  indices.set(family, read);
  return read;
}

const styleSheet = (name: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `/preview/fonts/${name}.css`,
    // Its rules may be read then, to paint the page.
    crossOrigin: 'anonymous',
  });

/** Resolves when the faces are there (or cannot be had) and what is set in them is. */
export async function typefacesLoaded(): Promise<void> {
  await Promise.all(asked.values());
  await document.fonts.ready;
}
