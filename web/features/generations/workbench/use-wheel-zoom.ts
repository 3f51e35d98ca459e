import { type RefObject, useEffect } from 'react';
import { zoomTurn } from '#web/preview/forward-wheel.ts';

/** Hears a wheel that zooms over a stage; what is in its frames is told by those. @param onTurn by how much, px; none where nothing is zoomed */
export function useWheelZoom(stage: RefObject<HTMLElement | null>, onTurn: ((by: number) => void) | undefined): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || !onTurn) return;
    const hear = (event: WheelEvent) => {
      const by = zoomTurn(event);
      if (by === undefined) return;
      event.preventDefault();
      onTurn(by);
    };
    element.addEventListener('wheel', hear, { passive: false });
    return () => element.removeEventListener('wheel', hear);
  }, [stage, onTurn]);
}
