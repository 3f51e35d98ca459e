import type { Framework } from '#contract/generations.ts';
import type { PageFacts } from '#fidelity/facts.ts';

/** What the page says to the preview frame. */
export type ToFrame =
  | { type: 'hello' }
  | { type: 'render'; framework: Framework; html: string; css: string }
  | { type: 'measure'; request: number };

/** What the preview frame says to the page. Facts are plain data; the page treats them as untrusted. */
export type FromFrame = { type: 'ready' } | { type: 'facts'; request: number; facts: PageFacts };
