import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface SwipeLineProps {
  /** How much of the design is seen, from the left, 0–1. */
  share: number;
  onShare: (share: number) => void;
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/** The line between design and result, to drag over the picture; arrow keys move it by one percent. */
export function SwipeLine({ share, onShare }: SwipeLineProps) {
  const dragged = useRef(false);
  const percent = Math.round(share * 100);
  const moveTo = (to: number) => onShare(Math.min(1, Math.max(0, to)));
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.parentElement!.getBoundingClientRect();
    moveTo((clientX - left) / width);
  };
  const stop = () => {
    dragged.current = false;
  };
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo((percent + step * (event.shiftKey ? 10 : 1)) / 100);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Design"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} % of the design`}
      onKeyDown={walk}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = true;
      }}
      onPointerMove={(event) => dragged.current && follow(event)}
      onPointerUp={stop}
      onPointerCancel={stop}
      style={{ left: `${share * 100}%` }}
      className="group pointer-events-auto absolute inset-y-0 -ml-5 w-10 cursor-ew-resize touch-none outline-none before:absolute before:inset-y-0 before:left-1/2 before:-ml-px before:w-0.5 before:bg-accent"
    >
      {/* It stays in sight while the page is scrolled, and inside the picture at both ends. */}
      <span
        style={{ translate: `${(0.5 - share) * 2.5}rem` }}
        className="sticky top-[calc(50%-1.25rem)] grid size-10 place-items-center rounded-full border-2 border-accent bg-sheet text-accent shadow-raised group-focus-visible:outline-2 group-focus-visible:outline-accent group-focus-visible:outline-offset-2"
      >
        <ChevronsLeftRight aria-hidden="true" className="size-5" />
      </span>
    </div>
  );
}
