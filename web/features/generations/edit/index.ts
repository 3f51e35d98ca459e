import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

export { applyChanges } from './apply-changes.ts';
export { changeTag, tagsFor } from './change-tag.ts';
export { changeText, ownRuns, type TextRun, textRuns } from './change-text.ts';
export { type CodeFault, codeFaults, unfinishedParts } from './code-faults.ts';
export { countOf, nounOf } from './element-name.ts';
export { escapeText } from './escape.ts';
export { followElement } from './follow-element.ts';
export { contrastOf, formatHex, parseHex } from './hex-color.ts';
export { markElements } from './mark-elements.ts';
export type { PageCode } from './page-code.ts';
export { peersOf } from './peers.ts';
export { elementAtOffset, type PageElement, pathTo, rangeOf, readElements, type Span } from './read-elements.ts';
export { classesOf, renameClass, setAttribute } from './set-attribute.ts';
export { smallestChange } from './smallest-change.ts';

/** The edits that need more than the source map: styles, tokens, families, layout. Their libraries are loaded with them. */
export const loadEdits = () => loadChunk(() => import('./all-edits.ts'));

// Both panels come when they are first shown: put a Suspense around them.
export const Inspector = lazy(() =>
  loadChunk(async () => ({ default: (await import('./inspector/inspector.tsx')).Inspector })),
);
export const DesignSystemPanel = lazy(() =>
  loadChunk(async () => ({ default: (await import('./design-system/design-system-panel.tsx')).DesignSystemPanel })),
);
