import { useEffect } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { PageFacts } from '#fidelity/index.ts';
import { HiddenFrame } from './hidden-frame.tsx';
import { usePreviewFrame } from './use-preview-frame.ts';

interface MeasuringFrameProps {
  framework: Framework;
  html: string;
  css: string;
  width: number;
  height: number;
  onFacts: (facts: PageFacts) => void;
}

/** A second preview frame in the design's own size that renders the result once and tells what it measures. */
export function MeasuringFrame({ framework, html, css, width, height, onFacts }: MeasuringFrameProps) {
  const { frame, ready, say } = usePreviewFrame((message) => {
    if (message.type === 'facts') onFacts(message.facts);
  });
  useEffect(() => {
    if (!ready) return;
    say({ type: 'render', framework, html, css });
    say({ type: 'measure', request: 1 });
  }, [ready, say, framework, html, css]);
  return <HiddenFrame ref={frame} width={width} height={height} />;
}
