import { openedLayout } from '../../../clean/check/lay-out.ts';
import type { Element } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';
import { fromHex, luminance } from '../../../raster/color.ts';
import { BOOTSTRAP_HEAD } from '../../head.ts';
import type { Printed } from '../../print-custom.ts';
import type { DressedPage } from '../dressed-page.ts';
import { printCleanDocument } from '../print-document.ts';
import { printMarkup } from '../print-markup.ts';
import { themeBlocks } from './blocks.ts';
import { rehearsePage } from './check/rehearse-page.ts';
import { numbered } from './check/source.ts';
import { classesOf, type Seen } from './context.ts';
import { colorIn, elementsOf, groundOf, textOf } from './css.ts';
import { dressPage } from './dress.ts';
import { withoutIdleModes } from './gradients.ts';
import { inferTheme, type Theme } from './theme.ts';
import { withComponents } from './with-components.ts';
import { wrapHidden } from './wrap-hidden.ts';

/** Bootstrap's components, grid and utilities for a page: no style attributes, and no rules but for its variables. */
export function dressBootstrap({ body: written }: Pick<PageDescription, 'body'>): DressedPage {
  const described = numbered(wrapHidden(written));
  const { theme: shipped, body } = inferTheme(described);
  // Only what became a card or a button says how those look.
  const seen: Seen = { cards: [], buttons: [] };
  dressPage(body, shipped, seen);
  const theme = withComponents(shipped, seen);
  const dressed = withoutIdleModes(withCaptions(dressPage(body, theme)));
  const used = new Set<string>();
  const modes = new Set<string>();
  const inDark = new Set<string>();
  const collect = (element: Element, isDark: boolean): void => {
    const names = classesOf(element);
    const isDarkHere = isDark || element.attributes?.['data-bs-theme'] === 'dark';
    for (const name of names) used.add(name);
    if (isDarkHere) for (const name of names) inDark.add(name);
    if (names.includes('bg-gradient')) modes.add(element.attributes?.['data-bs-theme'] ?? '');
    for (const child of elementsOf(element)) collect(child, isDarkHere);
  };
  collect(dressed, false);
  const gradients = new Map([...theme.gradients].filter(([, mode]) => modes.has(mode)));
  const sheet = themeBlocks({ ...theme, gradients }, used, inDark, lettersOn(body, theme));
  const layOut = openedLayout();
  return { body: layOut ? rehearsePage(described, dressed, sheet, layOut) : dressed, sheet };
}

/** Not formatted yet. */
export function printCleanBootstrap(page: PageDescription, fonts: string): Printed {
  const { body, sheet } = dressBootstrap(page);
  const style = sheet ? [`<style>\n${sheet}\n</style>`] : [];
  const head = [...(fonts ? [fonts] : []), BOOTSTRAP_HEAD, ...style];
  return { html: printCleanDocument(page, { head, body: printMarkup(body, () => ({})) }), css: '' };
}

/** A caption that came out within rows and columns of its figure is none for HTML. */
function withCaptions(element: Element): Element {
  const children = element.children.map((child) => {
    if (typeof child === 'string') return child;
    const isStray = child.tag === 'figcaption' && element.tag !== 'figure';
    return withCaptions(isStray ? { ...child, tag: 'div' } : child);
  });
  return { ...element, children };
}

/** The colour of letters on the primary colour: of a button that has it, else what can be read. */
function lettersOn(body: Element, { primary }: Theme): string {
  const find = (element: Element): string | undefined => {
    // The words of a link may have another colour than its sign.
    const words = elementsOf(element).find((child) => textOf(child).trim() !== '');
    const letters = colorIn(words?.css.color) ?? colorIn(element.css.color);
    const color = groundOf(element.css) === primary ? letters : undefined;
    return (
      color ??
      elementsOf(element)
        .map(find)
        .find((found) => found !== undefined)
    );
  };
  return find(body) ?? (luminance(fromHex(primary)) > 0.45 ? '#000000' : '#ffffff');
}
