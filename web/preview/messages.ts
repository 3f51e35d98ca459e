import type { Framework } from '#contract/generations.ts';
import type { CraftFacts } from '#fidelity/craft/craft-facts.ts';
import type { PageFacts, Raster } from '#fidelity/facts.ts';
import type { Overflow } from './find-overflow.ts';
import type { Box } from './marker.ts';

/** What the page says to the preview frame. */
export type ToFrame =
  | { type: 'hello' }
  | { type: 'render'; framework: Framework; html: string; css: string }
  | { type: 'measure'; request: number }
  | { type: 'paint'; request: number }
  | { type: 'audit'; request: number }
  | { type: 'read-code'; request: number }
  /** In the window as it is now. */
  | { type: 'find-overflow'; request: number }
  | { type: 'pick'; on: boolean }
  /** Whether a wheel with Ctrl is the parent's: it zooms the page, in place of the browser. */
  | { type: 'zooms'; on: boolean }
  /** Until it is turned off, elements are outlined under the pointer, and each that is taken is told by its number. */
  | { type: 'point'; on: boolean }
  /** Outlines an element of the source, null none; `scroll` brings it into view. */
  | { type: 'show'; at: number | null; scroll: boolean }
  /** Outlines a place in CSS px of the page instead, brings it into view, and asks what stands there. */
  | { type: 'show-box'; box: Box }
  | { type: 'styles'; at: number }
  | { type: 'tokens' };

/** What is told of an element's styles, as computed. */
export const STYLE_NAMES = [
  'display',
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'textAlign',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'marginTop',
  'marginRight',
  'marginBottom',
  'marginLeft',
  'rowGap',
  'columnGap',
  'width',
  'height',
  'borderRadius',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

export interface ElementStyles {
  styles: Record<StyleName, string>;
  /** In CSS px of the page. */
  box: Box;
  /** The `display` of what it stands in. */
  parentLayout: string;
}

/** A custom property of the page's root, and what the browser computes for it. */
export interface PageToken {
  name: string;
  value: string;
}

/** A rule of accessibility that the page breaks: how often, and where first. */
export interface Violation {
  rule: string;
  help: string;
  impact: string;
  count: number;
  example: string;
  places: ViolationPlace[];
}

/** Where a rule is broken. Colours (`#rrggbb`) and the ratio that is asked for, where the rule is about contrast. */
export interface ViolationPlace {
  at: number;
  contrast?: { color: string; ground: string; ratio: number; wanted: number };
}

/**
 * Keys of the workbench that are heard in the page as well, as actions name them. None of them costs anything: what looks like
 * keys may come from the page that is shown.
 */
export const FORWARDED_KEYS = ['mod+k', 'mod+s', 'mod+z', 'mod+shift+z', 'mod+.'] as const;
export type ForwardedKeys = (typeof FORWARDED_KEYS)[number];

/** What the preview frame says to the page. It is plain data; the page treats it as untrusted. */
export type FromFrame =
  /** `document` names the document that listens: an element of the page that is moved loads another one. */
  | { type: 'ready'; document: string }
  | { type: 'facts'; request: number; facts: PageFacts }
  /** Null when this browser cannot paint the page for us. */
  | { type: 'painted'; request: number; raster: Raster | null }
  | { type: 'craft'; request: number; craft: CraftFacts }
  | ({ type: 'overflow'; request: number } & Overflow)
  /** Null when the page could not be audited. */
  | { type: 'violations'; request: number; violations: Violation[] | null }
  | { type: 'picked'; element: string }
  | { type: 'pick-cancelled' }
  | { type: 'pointed'; at: number }
  | { type: 'point-cancelled' }
  /** The element of the source that stands in the middle of the place that was to be outlined. */
  | { type: 'shown-box'; at: number }
  /** Keys of the workbench were pressed while the page had the keyboard. */
  | { type: 'keys'; keys: ForwardedKeys }
  /** A wheel that zooms was turned over the page, px; down is positive. */
  | { type: 'zoom'; by: number }
  | ({ type: 'styles'; at: number } & ElementStyles)
  | { type: 'tokens'; tokens: PageToken[] };
