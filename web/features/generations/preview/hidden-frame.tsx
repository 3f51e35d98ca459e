import type { Ref } from 'react';
import { paths } from '#web/paths.ts';

interface HiddenFrameProps {
  ref: Ref<HTMLIFrameElement>;
  width: number;
  height: number;
}

/** A preview frame out of sight. Two pixels of it stay in the window: browsers stop drawing frames that are wholly outside. */
export function HiddenFrame({ ref, width, height }: HiddenFrameProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed right-0 bottom-0 -z-10 size-0.5 overflow-hidden opacity-5"
    >
      <iframe
        ref={ref}
        src={paths.preview}
        sandbox="allow-scripts"
        title="Measuring frame"
        tabIndex={-1}
        style={{ width, height }}
        className="border-0"
      />
    </div>
  );
}
