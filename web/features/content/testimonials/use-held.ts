import { type RefObject, useEffect, useState } from 'react';

/** True while the pointer is over the element or the focus is inside it. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const look = () => setHeld(node.matches(':hover') || node.contains(document.activeElement));
    // Focus that moves on has not arrived yet when it is reported lost.
    const lookLater = () => setTimeout(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const name of events) node.addEventListener(name, lookLater);
    look();
    return () => {
      for (const name of events) node.removeEventListener(name, lookLater);
    };
  }, [element]);
  return held;
}
