import type { Box } from '#fidelity/index.ts';

/** Scrolls a stage to a place of its content, px of the screen from its top left corner. One that is in view stays there. */
export function bringIntoView(stage: HTMLElement, { x, y, width, height }: Box): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = stage;
  const isIn = (start: number, length: number, from: number, room: number): boolean =>
    start >= from && start + Math.min(length, room) <= from + room;
  if (isIn(x, width, scrollLeft, clientWidth) && isIn(y, height, scrollTop, clientHeight)) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  stage.scrollTo({
    left: x + (width - clientWidth) / 2,
    // Of what is higher than the stage, the beginning is what people look for.
    top: y + (Math.min(height, clientHeight) - clientHeight) / 2,
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
