import type { Element } from '../../model/element.ts';

/** A page without the widths of table columns, for a framework that has no class for them: nothing would be left of a `<col>`. */
export const withoutColumns = <Page extends { body: Element }>(page: Page): Page => ({
  ...page,
  body: strip(page.body),
});

const strip = (element: Element): Element => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || child.tag !== 'colgroup')
    .map((child) => (typeof child === 'string' ? child : strip(child))),
});
