import { readDataUrl } from './data-url.ts';

/** A name is for reading. */
const LONGEST_NAME = 40;

/** Letters and digits of the Latin alphabet with hyphens between: fit for addresses, and for classes of Tailwind. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');

/** The files that stood in a page as data: URLs, each once, named by what it shows. */
export function createAssetStore() {
  const files = new Map<string, Uint8Array>();
  const places = new Map<string, string>();
  const add = (url: string, shows: string): string => {
    const known = places.get(url);
    if (known) return known;
    const file = readDataUrl(url);
    if (!file) return url;
    const same = [...files].find(([path, bytes]) => path.endsWith(`.${file.extension}`) && areEqual(bytes, file.bytes));
    const place = same?.[0] ?? freePlace(slugOf(shows) || 'picture', file.extension);
    files.set(place, file.bytes);
    places.set(url, place);
    return place;
  };
  function freePlace(name: string, extension: string): string {
    for (let copy = 1; ; copy++) {
      const place = `assets/${name}${copy === 1 ? '' : `-${copy}`}.${extension}`;
      if (!files.has(place)) return place;
    }
  }
  return {
    /** @param shows in words, for the name @returns the path of the file; the address itself where it cannot be read */
    add,
    files: (): { name: string; content: Uint8Array }[] => [...files].map(([name, content]) => ({ name, content })),
  };
}
export type AssetStore = ReturnType<typeof createAssetStore>;

const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
