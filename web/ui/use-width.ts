import { useCallback, useState } from 'react';

/** The inner width of an element as it is laid out now; undefined until it has been. */
export function useWidth() {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
