export { changeTag, tagsFor } from './change-tag.ts';
export { changeText, type TextRun, textRuns } from './change-text.ts';
export { countOf, nounOf } from './element-name.ts';
export { markElements } from './mark-elements.ts';
export type { PageCode } from './page-code.ts';
export { peersOf } from './peers.ts';
export { elementAtOffset, type PageElement, pathTo, rangeOf, readElements, type Span } from './read-elements.ts';
export { setAttribute } from './set-attribute.ts';
