import { type UIEvent, useRef } from 'react';

/** Two stages that show the same place of a page and its design: where one is scrolled to, the other follows. */
export function useLockedScroll(locked: boolean) {
  const design = useRef<HTMLElement>(null);
  const preview = useRef<HTMLElement>(null);
  const follow = (event: UIEvent<HTMLElement>) => {
    if (!locked) return;
    const { currentTarget: led } = event;
    const other = led === design.current ? preview.current : design.current;
    if (!other) return;
    // Setting what is there already fires no event, so they do not chase each other.
    if (Math.abs(other.scrollTop - led.scrollTop) > 1) other.scrollTop = led.scrollTop;
    if (Math.abs(other.scrollLeft - led.scrollLeft) > 1) other.scrollLeft = led.scrollLeft;
  };
  return { design, preview, follow };
}
