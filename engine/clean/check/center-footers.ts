import type { Css, Element, Screen } from '../../model/element.ts';
import { SCREEN_WIDTHS } from '../../model/screens.ts';
import { bottom } from '../../raster/box.ts';
import { addAt } from '../context.ts';
import type { LayOut, Placed } from './lay-out.ts';
import { elementsIn } from './overflows.ts';

/** The window of a phone, in px. */
const PHONE_PX = 375;
/** Screens on which both ends may be in one line again. */
const WIDER: readonly Screen[] = ['sm', 'md', 'lg'];

type Layout = ReadonlyMap<Element, Placed>;

/**
 * What stands at both ends of a footer, such as whose page it is and a few links, stands in its middle on a phone, where it
 * is below each other: people set the end of a page so. Changes the elements.
 */
export function centerFooters(body: Element, layOut: LayOut, designWidth: number): void {
  if (designWidth < SCREEN_WIDTHS.sm) return;
  const rows = elementsIn(body)
    .filter(({ tag }) => tag === 'footer')
    .flatMap(elementsIn)
    .filter(isWrapping);
  if (rows.length === 0) return;
  const onPhone = layOut(body, PHONE_PX);
  const broken = rows.filter((row) => !isOneLine(row, onPhone));
  if (broken.length === 0) return;
  const layouts = WIDER.map((screen) => ({ screen, placed: layOut(body, SCREEN_WIDTHS[screen]) }));
  for (const row of broken) {
    const { screen } = layouts.find(({ placed }) => isOneLine(row, placed)) ?? { screen: 'lg' };
    center(row, 'justify-content', 'space-between', screen, designWidth);
    for (const child of elementsOf(row)) {
      if ((onPhone.get(child)?.lines?.length ?? 0) > 1) center(child, 'text-align', 'left', screen, designWidth);
      if (child.css['flex-wrap'] === 'wrap') center(child, 'justify-content', 'flex-start', screen, designWidth);
    }
  }
}

const isWrapping = ({ css, at }: Element): boolean =>
  css.display === 'flex' &&
  css['flex-wrap'] === 'wrap' &&
  css['justify-content'] === 'space-between' &&
  !Object.values(at ?? {}).some((said) => said['justify-content'] !== undefined);

/** Whether nothing in a row begins below what is before it. */
function isOneLine(row: Element, placed: Layout): boolean {
  const boxes = elementsOf(row).flatMap((child) => placed.get(child)?.box ?? []);
  return boxes.every((box, i) => i === 0 || box.y < bottom(boxes[i - 1]));
}

/** @param initial what it is where an element says nothing */
function center(element: Element, property: keyof Css, initial: string, screen: Screen, designWidth: number): void {
  const said = element.css[property] ?? initial;
  if (said === 'center') return;
  element.css[property] = 'center';
  addAt(element, screen, { [property]: said, ...element.at?.[screen] }, { designWidth });
}

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');
