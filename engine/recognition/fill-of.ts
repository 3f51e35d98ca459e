import { paintWord, placesOf, templateFaces } from '../typeface/paint-word.ts';

/** Of characters that have no template. */
const UNKNOWN = 1;

const known = new Map<string, number>();

/** How much of its box the ink of a short word fills in the fattest typeface, 0 to 1. */
export function fillOf(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const places = placesOf(text);
  const fills = places
    ? templateFaces().map((face) => {
        const { data } = paintWord(places, face, 0);
        return data.reduce((sum, level) => sum + level, 0) / data.length;
      })
    : [UNKNOWN];
  const most = Math.max(...fills);
  known.set(text, most);
  return most;
}
