import type { Component, Kind } from './kinds.ts';

/**
 * The components of the open page: those that `data-kind` labels, or those that markup says are there, by element, ARIA role
 * and accessible name. What HTML has no word for is told by its look: a badge is a painted `span`, an avatar a round picture.
 * One that is not painted is as large as what is seen of it. Runs in the page: self-contained on purpose.
 */
export function findComponents(by: 'label' | 'markup'): Component[] {
  const MIN_AVATAR_PX = 20;
  const MAX_AVATAR_PX = 160;
  const MARKUP: [string, Kind][] = [
    ['input[role=switch]', 'switch'],
    ['input[type=checkbox]', 'checkbox'],
    ['input[type=radio]', 'radio'],
    ['input[type=range]', 'slider'],
    ['input', 'field'],
    ['select[multiple], select[size]', 'list'],
    ['select', 'select'],
    ['textarea', 'textarea'],
    ['progress, meter, [role=progressbar], [role=meter]', 'progress'],
    ['[role=tablist]', 'tabs'],
    ['nav[aria-label^=Pagination]', 'pagination'],
    ['nav[aria-label^=Breadcrumb]', 'breadcrumb'],
    ['[role=img][aria-label*=" out of "]', 'rating'],
    ['ol:has(> [aria-current=step])', 'stepper'],
    ['details', 'accordion'],
    ['[role=alert], [role=status]', 'alert'],
    ['[role=dialog]', 'modal'],
    ['[role=menu], nav', 'menu'],
    ['[role=grid], table[aria-label]', 'calendar'],
  ];
  const isRound = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const { borderRadius } = getComputedStyle(element);
    const radius = borderRadius.endsWith('%')
      ? (width * Number.parseFloat(borderRadius)) / 100
      : Number.parseFloat(borderRadius);
    const isSized = width >= MIN_AVATAR_PX && width <= MAX_AVATAR_PX && Math.abs(width - height) <= 2;
    return isSized && radius >= 0.45 * width;
  };
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px';
  };
  const kindOf = (element: Element): Kind | undefined => {
    if (element.matches('[type=hidden], [type=submit], [type=button]')) return undefined;
    if (element.matches('img, [role=img]:not(svg)') && isRound(element)) return 'avatar';
    const marked = MARKUP.find(([selector]) => element.matches(selector))?.[1];
    if (marked) return marked;
    const isPlain = element.tagName === 'SPAN' && !element.closest('button, a, [role=tab], nav, ol, [role=img]');
    return isPlain && isPainted(element) && element.textContent !== '' ? 'badge' : undefined;
  };
  /** The parts of it that are seen: text, pictures, and whatever is painted. */
  const seenOf = (node: Node): DOMRect[] => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return node.data.trim() === '' ? [] : [range.getBoundingClientRect()];
    }
    if (!(node instanceof Element)) return [];
    const isWhole = /^(svg|img|input|select|textarea)$/i.test(node.tagName);
    const own = isWhole || isPainted(node) ? [node.getBoundingClientRect()] : [];
    return isWhole ? own : [...own, ...[...node.childNodes].flatMap(seenOf)];
  };
  const placeOf = (element: Element): Omit<Component, 'kind'> => {
    const seen = seenOf(element).filter(({ width, height }) => width > 0 && height > 0);
    const rects = seen.length > 0 ? seen : [element.getBoundingClientRect()];
    const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
    const [right, bottom] = [
      Math.max(...rects.map((rect) => rect.right)),
      Math.max(...rects.map((rect) => rect.bottom)),
    ];
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  };
  return [...document.body.querySelectorAll<HTMLElement>(by === 'label' ? '[data-kind]' : '*')].flatMap((element) => {
    const kind = by === 'label' ? (element.dataset.kind as Kind) : kindOf(element);
    const { width, height } = element.getBoundingClientRect();
    return kind && width > 0 && height > 0 ? [{ kind, ...placeOf(element) }] : [];
  });
}
