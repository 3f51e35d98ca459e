import type { LayOut } from '../../clean/check/lay-out.ts';
import type { Element } from '../../model/element.ts';
import { computedAt } from '../computed.ts';
import { arrangementOf } from './arrangement.ts';
import { type Design, type Part, partsOf } from './parts.ts';

/**
 * Takes out of a page what was put in where nothing can be in its place: beside or between things that could be arranged as they
 * are on the design without it.
 *
 * @param added what was put in
 */
export function dropMisplaced(
  body: Element,
  { from, width, places }: Design,
  added: ReadonlySet<Element>,
  layOut: LayOut,
): void {
  const visit = ({ element, css, parts }: Part): void => {
    const own = parts.filter((part) => added.has(part.element));
    const isRow = css.display.includes('flex') && !css['flex-direction']?.startsWith('column');
    const kind = arrangementOf(parts.map(({ wanted }) => wanted)).kind;
    if (own.length > 0 && (kind === 'other' || (isRow && kind === 'column')))
      element.children = element.children.filter((child) => !own.some((part) => part.element === child));
    for (const part of parts) visit(part);
  };
  const root = partsOf(body, layOut(body, width), computedAt(body, from), places);
  if (root) visit(root);
}
