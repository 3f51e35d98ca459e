import { useCallback, useState } from 'react';

/** The inner size of an element as it is laid out now, px; undefined until it has been. */
export function useRoom() {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
