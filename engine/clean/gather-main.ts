import type { Element } from '../model/element.ts';
import type { Built } from './context.ts';

/** More free room at the end is no padding: the window was higher than the page. */
export const MIN_EMPTY_HEIGHT_PX = 200;

/** Everything between header and footer is the main part. */
export function gatherMain(built: readonly Built[]): Element[] {
  const elements = built.map(({ element }) => element);
  const header = elements.findIndex(({ tag }) => tag === 'header');
  const footer = elements.findIndex(({ tag }) => tag === 'footer');
  const inside = elements.slice(header + 1, footer === -1 ? undefined : footer);
  if (inside.length === 1 && inside[0].tag === 'main') return elements;
  const [only] = inside;
  const isOne = inside.length === 1 && (only.tag === 'div' || only.tag === 'section');
  const main: Element = isOne ? { ...only, tag: 'main' } : { tag: 'main', name: 'main', css: {}, children: inside };
  return [...elements.slice(0, header + 1), main, ...(footer === -1 ? [] : elements.slice(footer))];
}
