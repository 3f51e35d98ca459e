import { type PointerEvent, useRef, useState } from 'react';
import type { Box } from './places.ts';

/** A shorter way is a click, px of the screen. */
const MIN_DRAG_PX = 5;

interface Point {
  x: number;
  y: number;
}

interface DrawingOptions {
  /** Of the design, px. */
  size: { width: number; height: number };
  /** A finger draws as well, instead of scrolling. */
  byTouch: boolean;
  onClick: (x: number, y: number) => void;
  onDrawn: (box: Box) => void;
}

/** Clicks on a design, and boxes that are drawn on it by dragging; all in px of the design. */
export function useDrawing({ size, byTouch, onClick, onDrawn }: DrawingOptions) {
  /** Where the pointer went down: known at once, while what is shown follows when the browser paints. */
  const start = useRef<Point | null>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);
  /** Screen px for each px of the design, at this moment: what was measured when it last changed may be a frame old. */
  const scaleOf = (design: HTMLElement) => design.getBoundingClientRect().width / size.width;
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const scale = scaleOf(currentTarget);
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at / scale));
    return { x: within(clientX - left, size.width), y: within(clientY - top, size.height) };
  };
  const mayDraw = ({ pointerType }: PointerEvent) => byTouch || pointerType !== 'touch';
  /** What has been drawn until now; nothing where it is still a click. */
  const dragged = (event: PointerEvent<HTMLElement>): Box | null => {
    const box = start.current && mayDraw(event) ? boxOf(start.current, pointOf(event)) : null;
    return box && Math.max(box.width, box.height) * scaleOf(event.currentTarget) >= MIN_DRAG_PX ? box : null;
  };
  const end = () => {
    start.current = null;
    setDrawn(null);
  };
  return {
    drawn,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        start.current = pointOf(event);
        if (mayDraw(event)) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current) setDrawn(dragged(event));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const [from, box] = [start.current, dragged(event)];
        end();
        if (box) onDrawn({ ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) });
        else if (from) onClick(from.x, from.y);
      },
      onPointerCancel: end,
    },
  };
}

/** On whole pixels. */
function boxOf(from: Point, to: Point): Box {
  const [x, y] = [Math.floor(Math.min(from.x, to.x)), Math.floor(Math.min(from.y, to.y))];
  return { x, y, width: Math.floor(Math.max(from.x, to.x)) - x, height: Math.floor(Math.max(from.y, to.y)) - y };
}
