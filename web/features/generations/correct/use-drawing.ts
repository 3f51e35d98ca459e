import { type PointerEvent, useState } from 'react';
import type { Box } from './places.ts';

/** A shorter way is a click, px of the screen. */
const MIN_DRAG_PX = 5;

interface Drag {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

interface DrawingOptions {
  /** Of the design, px. */
  size: { width: number; height: number };
  /** Screen px for each px of the design. */
  scale: number;
  /** A finger draws as well, instead of scrolling. */
  byTouch: boolean;
  onClick: (x: number, y: number) => void;
  onDrawn: (box: Box) => void;
}

/** Clicks on a design, and boxes that are drawn on it by dragging; all in px of the design. */
export function useDrawing({ size, scale, byTouch, onClick, onDrawn }: DrawingOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at / scale));
    return { x: within(clientX - left, size.width), y: within(clientY - top, size.height) };
  };
  const mayDraw = ({ pointerType }: PointerEvent) => byTouch || pointerType !== 'touch';
  const box = drag && boxOf(drag);
  const isDragged = box && Math.max(box.width, box.height) * scale >= MIN_DRAG_PX;
  return {
    drawn: isDragged ? box : null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const from = pointOf(event);
        if (mayDraw(event)) event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from, to: from });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag && mayDraw(event)) setDrag({ ...drag, to: pointOf(event) });
      },
      onPointerUp() {
        setDrag(null);
        if (!drag || !box) return;
        if (isDragged && box.width >= 1 && box.height >= 1) onDrawn(box);
        else if (!isDragged) onClick(drag.from.x, drag.from.y);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}

/** On whole pixels. */
function boxOf({ from, to }: Drag): Box {
  const [x, y] = [Math.floor(Math.min(from.x, to.x)), Math.floor(Math.min(from.y, to.y))];
  return { x, y, width: Math.floor(Math.max(from.x, to.x)) - x, height: Math.floor(Math.max(from.y, to.y)) - y };
}
