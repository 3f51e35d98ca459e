export type ControlKind = 'field' | 'checkbox' | 'radio' | 'slider';
/** In pixels of the page. */
export type Control = { kind: ControlKind; x: number; y: number; width: number; height: number };

/** The form controls that can be seen in the open page. Runs in the page: self-contained on purpose. */
export function findControls(): Control[] {
  const MIN_SIDE_PX = 6;
  const NOT_CONTROLS = ['hidden', 'submit', 'button', 'reset', 'image'];
  const kindOf = (element: Element): ControlKind => {
    if (!(element instanceof HTMLInputElement)) return 'field';
    if (element.type === 'range') return 'slider';
    return element.type === 'checkbox' || element.type === 'radio' ? element.type : 'field';
  };
  const isSeen = (element: Element): boolean => {
    // A check box that cannot be seen lies where the page draws its own picture of it.
    const shown = ['checkbox', 'radio'].includes(kindOf(element)) ? element.parentElement : element;
    if (!shown?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < MIN_SIDE_PX) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Scrolled out of a part of the page that scrolls by itself.
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const clip = around.getBoundingClientRect();
      if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) return false;
    }
    return x + scrollX < document.documentElement.scrollWidth && y + scrollY < document.documentElement.scrollHeight;
  };
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((element) => !(element instanceof HTMLInputElement && NOT_CONTROLS.includes(element.type)))
    .filter(isSeen)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { kind: kindOf(element), x: x + scrollX, y: y + scrollY, width, height };
    });
}
