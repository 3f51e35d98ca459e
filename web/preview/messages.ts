import type { Framework } from '#contract/generations.ts';
import type { CraftFacts } from '#fidelity/craft/craft-facts.ts';
import type { PageFacts, Raster } from '#fidelity/facts.ts';

/** What the page says to the preview frame. */
export type ToFrame =
  | { type: 'hello' }
  | { type: 'render'; framework: Framework; html: string; css: string }
  | { type: 'measure'; request: number }
  | { type: 'paint'; request: number }
  | { type: 'audit'; request: number }
  | { type: 'read-code'; request: number }
  | { type: 'pick'; on: boolean };

/** A rule of accessibility that the page breaks: how often, and where first. */
export interface Violation {
  rule: string;
  help: string;
  impact: string;
  count: number;
  example: string;
}

/** What the preview frame says to the page. It is plain data; the page treats it as untrusted. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'facts'; request: number; facts: PageFacts }
  /** Null when this browser cannot paint the page for us. */
  | { type: 'painted'; request: number; raster: Raster | null }
  | { type: 'craft'; request: number; craft: CraftFacts }
  | { type: 'violations'; request: number; violations: Violation[] }
  | { type: 'picked'; element: string }
  | { type: 'pick-cancelled' };
