import type { Css, Element } from '../../model/element.ts';
import type { Placed } from './lay-out.ts';
import { elementsIn, overflowsIn, type Path } from './overflows.ts';

/**
 * Rows and grids that are too wide for a small desktop stay as they are on a tablet there, and become what was drawn on the
 * next wider screen: `xl:flex-row` instead of `lg:flex-row`. All of a component do so together. Changes the elements.
 *
 * @param layOut lays a page out in a window of `width` px
 */
export function deferRows(body: Element, layOut: (body: Element) => ReadonlyMap<Element, Placed>, width: number): void {
  for (;;) {
    const tooWide = new Set(overflowsIn(body, layOut(body), width).flatMap((path) => rowOf(path) ?? []));
    if (![...tooWide].flatMap((one) => instancesLike(one, body).map(defer)).includes(true)) return;
  }
}

/** An element, or all of its component. */
const instancesLike = (element: Element, body: Element): Element[] => {
  const { instance } = element;
  return instance ? elementsIn(body).filter((one) => one.instance?.component === instance.component) : [element];
};

/** What an element says of how it stands in the one around it. */
const ITEM =
  /^(margin|width$|min-width$|max-width$|flex$|flex-(basis|grow|shrink)$|align-self$|order$|grid-(column|row)|white-space$)/;

/** The nearest thing whose arrangement is said from this screen up. */
function rowOf(path: Path): Element | undefined {
  const at = path.findLastIndex(({ at }) => at?.lg !== undefined);
  if (at < 0) return undefined;
  // A menu that is folded below this screen is part of a bar that opens with it.
  const folded = path.findIndex(({ at }) => at?.lg?.display !== undefined);
  const inner = folded >= 0 && folded <= at ? folded : at;
  const isArranging = Object.keys(path[inner].at?.lg ?? {}).some((property) => !ITEM.test(property));
  return isArranging && folded !== inner ? path[inner] : path[Math.max(0, inner - 1)];
}

/** What is said of it and of all that is in it holds from the next wider screen; where it stands itself stays. */
function defer(row: Element): boolean {
  let hasChanged = false;
  for (const element of elementsIn(row)) {
    const { lg, ...at } = element.at ?? {};
    if (!lg) continue;
    const stays = element === row ? pick(lg, (property) => ITEM.test(property)) : {};
    const moved = element === row ? pick(lg, (property) => !ITEM.test(property)) : lg;
    hasChanged ||= Object.keys(moved).length > 0;
    element.at = { ...at, ...(Object.keys(stays).length > 0 ? { lg: stays } : {}), xl: { ...moved, ...at.xl } };
  }
  return hasChanged;
}

const pick = (css: Css, is: (property: string) => boolean): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => is(property)));
