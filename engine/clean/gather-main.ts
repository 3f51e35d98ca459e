import type { Element } from '../model/element.ts';
import { SCREEN_WIDTHS } from '../model/screens.ts';
import type { Built, Context } from './context.ts';

/** More free room at the end of a page that a window shows whole is no padding: the window was higher than the page. */
const MIN_EMPTY_HEIGHT_PX = 200;
/** Windows are at most so many times as high as wide: those of a desktop, and others. */
const MAX_DESKTOP_RATIO = 1;
const MAX_RATIO = 2.5;

/** Whether free room at the end of a page, in px, is that of the window. */
export function isOfWindow(room: number, { designWidth, designHeight }: Context): boolean {
  const ratio = designWidth >= SCREEN_WIDTHS.lg ? MAX_DESKTOP_RATIO : MAX_RATIO;
  return room > MIN_EMPTY_HEIGHT_PX && designHeight <= ratio * designWidth;
}

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
