import { readElements } from './read-elements.ts';
import { smallestChange } from './smallest-change.ts';

/** The number that an element has after a change of the source; null where it is gone, or cannot be told from others. */
export function followElement(before: string, after: string, at: number): number | null {
  const earlier = readElements(before);
  const element = earlier[at];
  if (!element) return null;
  const change = smallestChange(before, after);
  if (!change) return at;
  const elements = readElements(after);
  // All instances of a component are changed at once, and code is laid out anew: the tree is still the same.
  const isSameTree =
    elements.length === earlier.length && elements.every(({ parent }, index) => parent === earlier[index]?.parent);
  if (isSameTree) return at;
  const { start, end } = element;
  const startingAt = (offset: number) => elements.find((other) => other.start === offset);
  const source = before.slice(start, end);
  const isSame = (other: { start: number; end: number }) => after.slice(other.start, other.end) === source;
  const [here, moved] = [startingAt(start), startingAt(start + after.length - before.length)];
  // Equal text on both sides leaves open where the change was: the element that is still the same decides.
  const unchanged = [here, moved].find((other) => other && isSame(other));
  if (unchanged) return unchanged.at;
  const isInside = start < change.from && change.to <= end;
  return isInside ? (here?.at ?? null) : null;
}
