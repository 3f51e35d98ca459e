import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { giveUpFrame, placeFrame } from './frame-keeper.ts';

const TITLE = 'Live preview of the generated page';

interface KeptFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whose page it shows, and by which framework: a frame is never used for another one. */
  of: string;
  /** Of its window, CSS px, and how large that is shown. */
  size: { width: number; height: number; scale: number };
}

/**
 * The sandboxed frame of the live preview: never `allow-same-origin`. It goes on in the next place that shows the same page,
 * from the form to the workbench, so that the page stays in sight and nothing is loaded twice.
 */
export function KeptFrame({ frame, of, size }: KeptFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const element = placeFrame(place.current, of, makeFrame);
    frame.current = element;
    element.title = TITLE;
    return () => {
      frame.current = null;
      // Nobody sees it while it waits.
      element.removeAttribute('title');
      giveUpFrame(element, of);
    };
  }, [of, frame]);
  const { width, height, scale } = size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame has no size yet.
  useLayoutEffect(() => {
    const style = { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` };
    if (frame.current) Object.assign(frame.current.style, style);
  }, [of, frame, width, height, scale]);
  return <div ref={place} className="contents" />;
}

function makeFrame(): HTMLIFrameElement {
  const element = document.createElement('iframe');
  // Its page may act before it has a sandbox otherwise.
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = paths.preview;
  element.className = 'block max-w-none origin-top-left border-0';
  return element;
}
