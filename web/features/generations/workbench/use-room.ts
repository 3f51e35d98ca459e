import { type RefObject, useCallback, useState } from 'react';

/**
 * The inner size of an element as it is laid out now, without its padding and scrollbars, px; undefined until it has been.
 * @param also another place that wants to know the element
 */
export function useRoom(also?: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (also) also.current = element;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        if (also) also.current = null;
      };
    },
    [also],
  );
  return { ref, room };
}
