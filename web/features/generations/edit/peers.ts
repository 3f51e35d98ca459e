import { type PageElement, pathTo } from './read-elements.ts';
import { classesOf } from './set-attribute.ts';

/** Classes in common, of the mean number that two elements have, from which they are taken for alike: one may be featured. */
const MIN_LIKENESS = 0.5;

/**
 * The same part in all instances of an element's component, itself included, in the order of the page: what is reached by
 * the same tags and like classes from siblings that repeat. Only itself where nothing repeats.
 */
export function peersOf(elements: readonly PageElement[], at: number): number[] {
  const path = pathTo(elements, at);
  const top = path.findIndex(({ tag }) => tag === 'body') + 1;
  // The outermost siblings that repeat: the marks of all lists in all cards, not of one list.
  for (let level = Math.max(top, 1); level < path.length; level += 1) {
    let peers = likeIn(elements, path[level - 1]!, path[level]!);
    if (peers.length < 2) continue;
    for (const step of path.slice(level + 1)) peers = peers.flatMap((peer) => likeIn(elements, peer, step));
    if (peers.length > 1) return peers.map((peer) => peer.at);
  }
  return elements[at] ? [at] : [];
}

const likeIn = (elements: readonly PageElement[], { children }: PageElement, model: PageElement): PageElement[] =>
  children.map((child) => elements[child]!).filter((child) => areAlike(child, model));

function areAlike(one: PageElement, other: PageElement): boolean {
  if (one.tag !== other.tag) return false;
  const [first, second] = [new Set(classesOf(one)), new Set(classesOf(other))];
  if (first.size + second.size === 0) return true;
  const common = [...first].filter((name) => second.has(name)).length;
  return (2 * common) / (first.size + second.size) >= MIN_LIKENESS;
}
