import { useEffect, useRef } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { PageFacts, Raster } from '#fidelity/index.ts';
import { HiddenFrame, usePreviewFrame } from '../preview/index.ts';

interface MeasuringFrameProps {
  framework: Framework;
  html: string;
  css: string;
  /** Of the window that the page was designed for, CSS pixels. */
  size: { width: number; height: number };
  /** `painted` is null when this browser does not paint pages for us. */
  onMeasured: (facts: PageFacts, painted: Raster | null) => void;
}

/**
 * A second preview frame, as large as the window that the design was seen in: it renders the result once, tells what it
 * measures and paints it.
 */
export function MeasuringFrame({ framework, html, css, size, onMeasured }: MeasuringFrameProps) {
  const facts = useRef<PageFacts>(undefined);
  const painted = useRef<Raster | null>(undefined);
  const { frame, ready, say } = usePreviewFrame((message) => {
    if (message.type === 'facts') facts.current = message.facts;
    if (message.type === 'painted') painted.current = message.raster;
    if (facts.current && painted.current !== undefined) onMeasured(facts.current, painted.current);
  });
  useEffect(() => {
    if (!ready) return;
    say({ type: 'render', framework, html, css });
    say({ type: 'measure', request: 1 });
    say({ type: 'paint', request: 1 });
  }, [ready, say, framework, html, css]);
  return <HiddenFrame ref={frame} {...size} />;
}
