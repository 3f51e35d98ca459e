import { type UIEvent, useRef } from 'react';

/** Two stages that show the same place of a page and its design: where one is scrolled to, the other follows. */
export function useLockedScroll(locked: boolean) {
  const design = useRef<HTMLElement>(null);
  const preview = useRef<HTMLElement>(null);
  /** Where a stage was put that follows: its own event must not hold up the other one, which may be on its way still. */
  const put = useRef(new WeakMap<HTMLElement, { top: number; left: number }>());
  const follow = (event: UIEvent<HTMLElement>) => {
    if (!locked) return;
    const { currentTarget: led } = event;
    const other = led === design.current ? preview.current : design.current;
    const own = put.current.get(led);
    if (!other || (own && isNear(own.top, led.scrollTop) && isNear(own.left, led.scrollLeft))) return;
    other.scrollTo({ top: led.scrollTop, left: led.scrollLeft });
    // The end of its content may have stopped it.
    put.current.set(other, { top: other.scrollTop, left: other.scrollLeft });
    put.current.delete(led);
  };
  return { design, preview, follow };
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
