import { useEffect } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { PageFacts } from '#fidelity/index.ts';
import { paths } from '#web/paths.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

interface MeasuringFrameProps {
  framework: Framework;
  html: string;
  css: string;
  width: number;
  height: number;
  onFacts: (facts: PageFacts) => void;
}

/**
 * A second preview frame in the design's own size, out of sight, that renders the result once and tells what it
 * measures. Two pixels of it stay in the window: browsers stop drawing frames that are wholly outside.
 */
export function MeasuringFrame({ framework, html, css, width, height, onFacts }: MeasuringFrameProps) {
  const { frame, ready, say } = usePreviewFrame((message) => {
    if (message.type === 'facts') onFacts(message.facts);
  });
  useEffect(() => {
    if (!ready) return;
    say({ type: 'render', framework, html, css });
    say({ type: 'measure', request: 1 });
  }, [ready, say, framework, html, css]);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed right-0 bottom-0 -z-10 size-0.5 overflow-hidden opacity-5"
    >
      <iframe
        ref={frame}
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
