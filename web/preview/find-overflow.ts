import { numberOf } from './numbers.ts';

/** Less is rounding. */
const SLACK_PX = 1;
const MOST = 20;

/** What is wider than the window, CSS px. `at`: the elements of the source that reach over its edge by themselves. */
export interface Overflow {
  width: number;
  by: number;
  at: number[];
}

/** Whether the page scrolls sideways in this window, and which elements make it so. */
export function findOverflow(page: Document): Overflow {
  const { clientWidth: width, scrollWidth } = page.documentElement;
  const by = scrollWidth - width;
  if (by <= SLACK_PX) return { width, by: 0, at: [] };
  const over = (element: Element): boolean => element.getBoundingClientRect().right + window.scrollX > width + SLACK_PX;
  const found = [...page.body.querySelectorAll('*')].filter(
    (element) => over(element) && ![...element.children].some(over) && !isCut(element),
  );
  return { width, by, at: [...new Set(found.flatMap((element) => numberOf(element) ?? []))].slice(0, MOST) };
}

/** What stands in a box that scrolls or cuts by itself makes no page scroll. */
function isCut(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  return false;
}
