import { useEffect, useRef, useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { CraftFacts, PageFacts, Raster } from '#fidelity/index.ts';
import type { Violation } from '#web/preview/messages.ts';
import { HiddenFrame, usePreviewFrame } from '../preview/index.ts';
import type { Candidate } from './live-state.ts';

/** What was measured of a candidate; the later parts are missing when they did not come in time. */
export interface Measured {
  /** At the width of the design. */
  facts: PageFacts;
  /** Null when this browser does not paint pages for us. */
  painted: Raster | null;
  violations: Violation[] | undefined;
  craft: CraftFacts | undefined;
  /** On a screen of `NARROW` px. */
  narrow: PageFacts | undefined;
}

export const NARROW = 320;
/** After this long what is there is told; the server does not wait for ever. */
const PATIENCE_MS = 12_000;
const AT_DESIGN = 1;
const AT_NARROW = 2;

interface CandidateFrameProps {
  framework: Framework;
  candidate: Candidate;
  /** Of the window that the page was designed for, CSS pixels. */
  size: { width: number; height: number };
  /** Called once. */
  onMeasured: (measured: Measured) => void;
}

/** Renders a candidate out of sight and measures it: at its own width, for accessibility, then on a narrow screen. */
export function CandidateFrame({ framework, candidate, size, onMeasured }: CandidateFrameProps) {
  const [facts, setFacts] = useState<PageFacts>();
  const [painted, setPainted] = useState<Raster | null>();
  const [violations, setViolations] = useState<Violation[]>();
  const [craft, setCraft] = useState<CraftFacts>();
  const [narrow, setNarrow] = useState<PageFacts>();
  const [late, setLate] = useState(false);
  const told = useRef(false);
  const { frame, ready, say } = usePreviewFrame((message) => {
    if (message.type === 'facts' && message.request === AT_DESIGN) setFacts(message.facts);
    if (message.type === 'facts' && message.request === AT_NARROW) setNarrow(message.facts);
    if (message.type === 'painted') setPainted(message.raster);
    if (message.type === 'craft') setCraft(message.craft);
    if (message.type === 'violations') setViolations(message.violations ?? []);
  });
  const { html, css } = candidate;
  const shrink = [facts, painted, violations, craft].every((part) => part !== undefined);

  useEffect(() => {
    if (!ready) return;
    say({ type: 'render', framework, html, css });
    say({ type: 'measure', request: AT_DESIGN });
    say({ type: 'paint', request: AT_DESIGN });
    say({ type: 'audit', request: AT_DESIGN });
    say({ type: 'read-code', request: AT_DESIGN });
  }, [ready, say, framework, html, css]);
  useEffect(() => {
    if (shrink) say({ type: 'measure', request: AT_NARROW });
  }, [shrink, say]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (told.current || !facts || !(narrow || late)) return;
    told.current = true;
    onMeasured({ facts, painted: painted ?? null, violations, craft, narrow });
  }, [facts, painted, violations, craft, narrow, late, onMeasured]);
  return <HiddenFrame ref={frame} width={shrink ? NARROW : size.width} height={size.height} />;
}
