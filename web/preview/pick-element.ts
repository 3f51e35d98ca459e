import { pointAt } from './point-at.ts';
import { shortOuterHtml } from './short-outer-html.ts';

/**
 * Lets people pick one element, as `pointAt` does. `done` is called once, with the element's shortened HTML, or null when
 * they gave up.
 * @returns stops without an answer
 */
export function pickElement(page: Document, done: (element: string | null) => void): () => void {
  const end = (element: string | null) => {
    stop();
    done(element);
  };
  const stop = pointAt(page, { take: (element) => end(shortOuterHtml(element)), giveUp: () => end(null) });
  return stop;
}
