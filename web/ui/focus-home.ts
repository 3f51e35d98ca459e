/**
 * Where the keyboard goes back to, once what was opened from here is closed: to the button of a menu for what was chosen in
 * the menu, which is gone by then.
 */
export function focusHome(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || element;
}
